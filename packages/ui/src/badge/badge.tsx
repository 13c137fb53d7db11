import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { MessageKind } from '../notice/notice.tsx';
import './badge.css';
import type { Elements } from '../elements.ts';

/** A short status text with a colour and an optional icon. */
export function Badge(props: {
  readonly kind?: MessageKind | 'neutral';
  readonly icon?: Elements;
  readonly children: ReactNode;
}) {
  return (
    <span className={classNames('stads-badge', `stads-badge--${props.kind ?? 'neutral'}`)}>
      {props.icon}
      <span>{props.children}</span>
    </span>
  );
}

/**
 * A number in a disc, such as the number of active filters; a large one as a formatted text. The surrounding text must
 * name the counted items.
 */
export function CountBadge(props: { readonly count: number | string; readonly quiet?: boolean }) {
  return (
    <>
      {/* A box of its own: without this space a screen reader reads word and number as one. */}
      <span className="visually-hidden">{'\u00a0'}</span>
      <span className={classNames('stads-count', props.quiet && 'stads-count--quiet')}>{props.count}</span>
    </>
  );
}

/** The placeholder of a one-digit number that is still loading. */
export function CountPlaceholder() {
  return <span className="stads-count stads-count--coming" />;
}
