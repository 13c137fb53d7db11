import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconQuestionMark from '@tabler/icons-react/dist/esm/icons/IconQuestionMark.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import './criteria-list.css';

/** Whether a criterion is met, unmet or not known yet. */
export type CriterionState = 'met' | 'unmet' | 'unknown';

/** One criterion as a sentence, with the reason of its state. */
export type CriterionItem = {
  readonly id: string | number;
  readonly state: CriterionState;
  readonly text: ReactNode;
  readonly reason?: ReactNode;
  /** The fund's own description of the criterion. */
  readonly more?: ReactNode;
};

const ICONS = { met: IconCheck, unmet: IconX, unknown: IconQuestionMark } as const;

/** The criteria as a checklist; text, icon and colour show the state. */
export function CriteriaList(props: {
  readonly items: readonly CriterionItem[];
  /** The text of each state, "Voldaan". */
  readonly stateNames: Readonly<Record<CriterionState, string>>;
}) {
  return (
    <ul className="stads-criteria">
      {props.items.map((item) => {
        const Icon = ICONS[item.state];
        return (
          <li key={item.id}>
            <span className={`stads-criteria__mark stads-criteria__mark--${item.state}`}>
              <Icon size={20} stroke={2.25} aria-hidden="true" />
              <span className="visually-hidden">{`${props.stateNames[item.state]}: `}</span>
            </span>
            <strong>{item.text}</strong> {item.reason === undefined ? null : <p>{item.reason}</p>}
            {item.more === undefined ? null : <div className="stads-criteria__more">{item.more}</div>}
          </li>
        );
      })}
    </ul>
  );
}
