import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { tintClass } from '../tint/tint.ts';
import type { Tint } from '../tint/tint.ts';
import { Meter } from './meter.tsx';
import { TicketArt } from './ticket.tsx';
import type { TicketTexts } from './ticket.tsx';
import './open-ticket.css';

/** Props of the open ticket. */
export type OpenTicketProps = TicketTexts & {
  readonly tint: Tint;
  readonly left?: number | undefined;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  readonly art?: string | undefined;
  /** The content of the stub: the QR code, its instructions, "Toon groot". */
  readonly stub?: ReactNode;
  readonly expired?: boolean;
};

/** The ticket on the page of a voucher, with its QR code on the stub. Its name is the heading of the page. */
export function OpenTicket(props: OpenTicketProps) {
  return (
    <section
      className={classNames('stads-open-ticket', tintClass(props.tint), props.expired && 'stads-open-ticket--expired')}
    >
      <div className="stads-open-ticket__info">
        {props.art === undefined ? null : <TicketArt src={props.art} />}
        <Heading level={1}>{props.name}</Heading>
        {props.forWhom === undefined ? null : <p>{props.forWhom}</p>}
        <p className="stads-open-ticket__balance figures">
          <span className="visually-hidden">{props.balanceLabel}</span> {props.balance}
        </p>
        {props.balanceOf === undefined ? null : <p className="figures">{props.balanceOf}</p>}
        {props.left === undefined ? null : <Meter left={props.left} />}
        <dl className="stads-open-ticket__facts">
          {props.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {props.stub === undefined ? null : <div className="stads-open-ticket__stub">{props.stub}</div>}
    </section>
  );
}
