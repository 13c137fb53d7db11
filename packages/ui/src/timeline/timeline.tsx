import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { HeadingLevel } from '../heading/heading.tsx';
import './timeline.css';

/** One event, with formatted texts; the amount includes its sign. */
export type TimelineItem = {
  readonly id: string | number;
  readonly icon: ReactNode;
  readonly title: string;
  /** Time and description, "17 november om 15.20 uur · zwemles". */
  readonly detail?: string | undefined;
  readonly amount?: string | undefined;
  /** The screen reader text instead of the sign, "Eraf" or "Erbij". */
  readonly amountLabel?: string | undefined;
  /** Incoming amounts are green. */
  readonly incoming?: boolean;
};

/** The events of a month, newest first, with the sum of their amounts. */
export type TimelineMonth = {
  readonly id: string;
  readonly label: string;
  readonly sum?: string | undefined;
  readonly items: readonly TimelineItem[];
};

/** Events grouped by month. */
export function Timeline(props: { readonly months: readonly TimelineMonth[]; readonly headingLevel: HeadingLevel }) {
  const Month = `h${props.headingLevel}` as const;
  return (
    <div className="stads-timeline">
      {props.months.map((month) => (
        <section key={month.id}>
          <div className="stads-timeline__month">
            <Month className="stads-timeline__name">{month.label}</Month>
            {month.sum === undefined ? null : <span className="figures">{month.sum}</span>}
          </div>
          <ul>
            {month.items.map((item) => (
              <TimelineRow key={item.id} {...item} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TimelineRow(item: TimelineItem) {
  return (
    <li className={classNames('stads-timeline__row', item.incoming && 'stads-timeline__row--in')}>
      <span className="stads-timeline__icon" aria-hidden="true">
        {item.icon}
      </span>
      <span className="stads-timeline__text">
        <strong>{item.title}</strong> {item.detail === undefined ? null : <small>{item.detail}</small>}
      </span>
      {item.amount === undefined ? null : (
        <span className="stads-timeline__amount figures">
          {item.amountLabel === undefined ? null : <span className="visually-hidden">{item.amountLabel} </span>}
          {item.amount}
        </span>
      )}
    </li>
  );
}
