import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import { LazyScene } from './lazy-scene.tsx';
import type { SceneName } from './scene.tsx';
import './state-screen.css';

export type StateScreenProps = {
  readonly scene: SceneName;
  readonly title: string;
  /** 1 when the state screen is the whole page. */
  readonly headingLevel: HeadingLevel;
  /** The explanation, one or two sentences. */
  readonly children?: ReactNode;
  /** The next action: one button, at most two. */
  readonly actions?: ReactNode;
  /** Small text, such as an error code. */
  readonly footnote?: ReactNode;
  /** `alert` when it replaces content that failed to load. */
  readonly live?: 'status' | 'alert';
};

/** A state without content (empty, unavailable, not found, done): an illustration, an explanation and an action. */
export function StateScreen(props: StateScreenProps) {
  return (
    <div className="stads-state-screen" role={props.live}>
      <LazyScene name={props.scene} />
      <Heading level={props.headingLevel}>{props.title}</Heading>
      {props.children === undefined ? null : <div className="stads-state-screen__text">{props.children}</div>}
      {props.actions === undefined ? null : <div className="row stads-state-screen__actions">{props.actions}</div>}
      {props.footnote === undefined ? null : <p className="text-xs">{props.footnote}</p>}
    </div>
  );
}
