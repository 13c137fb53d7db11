import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './card.css';
import './rows.css';

/** A list in one card, for things that are compared rather than looked at. */
export function Rows({ className, ...rest }: HTMLAttributes<HTMLUListElement> & { readonly children: ReactNode }) {
  return <ul {...rest} className={classNames('stads-rows', className)} />;
}

/** A row with a hairline above it. A `CardLink` in it covers the row, other controls lie above that. */
export function Row({ className, ...rest }: HTMLAttributes<HTMLLIElement> & { readonly children: ReactNode }) {
  return <li {...rest} className={classNames('stads-row', className)} />;
}

/** The one action of a row: a button on a wide screen, a link on a phone, where a button in each row would shout. */
export function RowAction(props: { readonly children: ReactNode }) {
  return <div className="stads-row__action">{props.children}</div>;
}
