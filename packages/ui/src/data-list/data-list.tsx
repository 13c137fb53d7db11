import type { ReactNode } from 'react';
import './data-list.css';

/** One fact: its name, its value and perhaps a way to change it. */
export type DataItem = {
  readonly label: string;
  readonly value: ReactNode;
  /** A link or button, "Wijzig". */
  readonly action?: ReactNode;
};

/** Facts as name and value: in one line, or stacked with a way to change each (the summary of a request). */
export function DataList(props: { readonly items: readonly DataItem[]; readonly layout?: 'line' | 'stacked' }) {
  return (
    <dl className={`stads-data-list stads-data-list--${props.layout ?? 'line'}`}>
      {props.items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
          {item.action === undefined ? null : <dd className="stads-data-list__action">{item.action}</dd>}
        </div>
      ))}
    </dl>
  );
}
