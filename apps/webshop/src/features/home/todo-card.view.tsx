import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { tintClass, type Tint } from '@stadstegoed/ui/tint/tint.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import type { ReactNode } from 'react';

/** A task in the list of home: an icon in the colour of the fund, a sentence and one button. */
export function TodoCard(props: {
  readonly tint: Tint;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly when?: string;
  /** What stands below it, over the whole width. */
  readonly below?: Elements;
  readonly children: ReactNode;
}) {
  return (
    <li className={`home-todo__card ${tintClass(props.tint)}`}>
      <span className="home-todo__icon">{props.icon}</span>
      <div>
        <Heading level={3}>{props.title}</Heading>
        <p>
          <span>{props.text}</span>{' '}
          {props.when === undefined ? null : <span className="home-todo__when">{props.when}</span>}
        </p>
      </div>
      <div className="home-todo__action">{props.children}</div>
      {props.below ? <div className="home-todo__below">{props.below}</div> : null}
    </li>
  );
}
