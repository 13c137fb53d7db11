import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import { LateScene } from './late-scene.tsx';
import type { SceneName } from './scene.tsx';
import './state-screen.css';

/** Props of a part of a page that has only a state to show. */
export type StateScreenProps = {
  readonly scene: SceneName;
  readonly title: string;
  /** 1 where this is the whole page. */
  readonly headingLevel: HeadingLevel;
  /** Why, in a sentence or two. */
  readonly children?: ReactNode;
  /** What to do now: one button, at most two. */
  readonly actions?: ReactNode;
  /** Small print, such as the code of an error. */
  readonly footnote?: ReactNode;
  /** `alert` when it takes the place of content that was asked for and failed. */
  readonly live?: 'status' | 'alert';
};

/** Nothing here, not now, not found, done: a drawing, a sentence why and what to do. */
export function StateScreen(props: StateScreenProps) {
  return (
    <div className="stads-state-screen" role={props.live}>
      <LateScene name={props.scene} />
      <Heading level={props.headingLevel}>{props.title}</Heading>
      {props.children === undefined ? null : <div className="stads-state-screen__text">{props.children}</div>}
      {props.actions === undefined ? null : <div className="row stads-state-screen__actions">{props.actions}</div>}
      {props.footnote === undefined ? null : <p className="text-xs">{props.footnote}</p>}
    </div>
  );
}
