import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import './accordion.css';

/** One question with its answer. */
export type AccordionItem = { readonly id: string | number; readonly title: ReactNode; readonly content: ReactNode };

/** Expandable questions, based on the browser's `details`, which find-in-page also opens. */
export function Accordion(props: { readonly items: readonly AccordionItem[] }) {
  return (
    <div className="stads-accordion">
      {props.items.map((item) => (
        <details key={item.id}>
          <summary>
            <span>{item.title}</span>
            <IconChevronDown stroke={1.5} aria-hidden="true" />
          </summary>
          <div className="stads-accordion__content">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
