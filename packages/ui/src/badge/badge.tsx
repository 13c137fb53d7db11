import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { MessageKind } from '../notice/notice.tsx';
import './badge.css';

/** A short status in words, with a colour and an optional icon. */
export function Badge(props: {
  readonly kind?: MessageKind | 'neutral';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <span className={classNames('stads-badge', `stads-badge--${props.kind ?? 'neutral'}`)}>
      {props.icon}
      {props.children}
    </span>
  );
}

/** A number in a disc, such as how many filters are on. Put what is counted in the text round it. */
export function CountBadge(props: { readonly count: number; readonly quiet?: boolean }) {
  return <span className={classNames('stads-count', props.quiet && 'stads-count--quiet')}>{props.count}</span>;
}

/** The empty place of a number of one digit that is still to come. */
export function CountPlace() {
  return <span className="stads-count stads-count--coming" />;
}
