import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Heading } from '../heading/heading.tsx';
import { tintClass } from '../tint/tint.ts';
import type { Tint } from '../tint/tint.ts';
import { Meter } from './meter.tsx';
import { TicketArt, TicketBalance } from './ticket.tsx';
import type { TicketTexts, TicketTone } from './ticket.tsx';
import './open-ticket.css';

export type OpenTicketProps = TicketTexts & {
  readonly tint: Tint;
  readonly left?: number | undefined;
  /** Keeps the space of `balanceOf` and the meter, which come later. */
  readonly isCompleting?: boolean;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode; readonly translate?: 'no' }[];
  readonly art?: string | undefined;
  /** The last day, when it is near; below the code on a phone, so that the code is in the first screenful. */
  readonly ending?: Elements;
  /** The content of the stub: the QR code, its instructions, "Toon groot"; or why there is no code. */
  readonly stub?: ReactNode;
  readonly tone?: TicketTone;
};

/** The ticket on the page of a voucher, with its QR code on the stub. Its name is the heading of the page. */
export function OpenTicket(props: OpenTicketProps) {
  return (
    <section
      className={classNames('stads-open-ticket', tintClass(props.tint), `stads-open-ticket--${props.tone ?? 'live'}`)}
    >
      <div className="stads-open-ticket__info">
        {props.art === undefined ? null : <TicketArt src={props.art} />}
        <Heading level={1}>{props.name}</Heading>
        {props.forWhom === undefined ? null : <p>{props.forWhom}</p>}
        <p
          className={classNames(
            'stads-open-ticket__balance figures',
            props.balanceLabel === undefined && 'stads-open-ticket__balance--word',
          )}
        >
          <TicketBalance {...props} />
        </p>
        {props.isCompleting ? (
          <div className="stads-ticket__coming" aria-hidden="true">
            <p>&nbsp;</p>
            <Meter left={0} />
          </div>
        ) : null}
        {props.balanceOf === undefined ? null : <p className="figures">{props.balanceOf}</p>}
        {props.left === undefined ? null : <Meter left={props.left} />}
      </div>
      {props.stub === undefined ? null : <div className="stads-open-ticket__stub">{props.stub}</div>}
      {props.ending ? <div className="stads-open-ticket__ending">{props.ending}</div> : null}
      <dl className="stads-open-ticket__facts">
        {props.facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd translate={fact.translate}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
