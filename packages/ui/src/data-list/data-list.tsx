import type { ReactNode } from 'react';
import './data-list.css';

/** One item: its label, its value and an optional action. */
export type DataItem = {
  readonly label: string;
  readonly value: ReactNode;
  /** A translating browser leaves the value as it is: an amount, a number, a name. */
  readonly translate?: 'no';
  /** A link or button, "Wijzig". */
  readonly action?: ReactNode;
};

/** Labels and values: on one line, or stacked with an action for each (the summary of a request). */
export function DataList(props: { readonly items: readonly DataItem[]; readonly layout?: 'line' | 'stacked' }) {
  return (
    <dl className={`stads-data-list stads-data-list--${props.layout ?? 'line'}`}>
      {props.items.map((item, at) => (
        <div key={`${at}-${item.label}`}>
          <dt>{item.label}</dt>
          <dd translate={item.translate}>{item.value}</dd>
          {item.action === undefined ? null : <dd className="stads-data-list__action">{item.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
