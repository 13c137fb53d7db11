import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import './reason-panel.css';

/** Why something is asked: a panel that is open at first and can be closed. */
export function ReasonPanel(props: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="stads-reason" open>
      <summary>
        <IconInfoCircle stroke={1.5} aria-hidden="true" />
        <span>{props.title}</span>
        <IconChevronDown stroke={1.5} aria-hidden="true" />
      </summary>
      <div className="stads-reason__content">{props.children}</div>
    </details>
  );
}
