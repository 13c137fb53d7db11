import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import './call-line.css';

/** Help for who is stuck, last before the footer: one sentence and the ways to ask. */
export function CallLine(props: { readonly title: string; readonly text: string; readonly children: ReactNode }) {
  return (
    <section className="stads-call-line no-print">
      <IconPhone stroke={1.5} aria-hidden="true" />
      <div>
        <Heading level={2} size={4}>
          {props.title}
        </Heading>
        <p className="text-sm">{props.text}</p>
      </div>
      <div className="row stads-call-line__ways">{props.children}</div>
    </section>
  );
}
