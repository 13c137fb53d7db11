import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Anchor } from '../link/link-component.tsx';
import { Heading } from '../heading/heading.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import { tintClass } from '../tint/tint.ts';
import type { Tint } from '../tint/tint.ts';
import { Meter } from './meter.tsx';
import './ticket.css';

/** The formatted texts of a ticket. */
export type TicketTexts = {
  readonly name: string;
  /** The person or purpose, "Voor Noor". */
  readonly forWhom?: string | undefined;
  /** The screen reader text before the balance, "Saldo". */
  readonly balanceLabel: string;
  readonly balance: string;
  /** "over van € 300,00"; absent for tickets without a budget. */
  readonly balanceOf?: string | undefined;
};

/** Props of a ticket in a list. */
export type TicketProps = TicketTexts & {
  readonly tint: Tint;
  /** The URL of the voucher; the whole ticket is the link. Without it the ticket is not a link. */
  readonly href?: string | undefined;
  /** The heading level of the name, for a ticket in a list under a heading. Without it the name is plain text. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** The remaining percentage, 0 to 100; undefined when not applicable. */
  readonly left?: number | undefined;
  readonly footLabel: string;
  readonly footValue: string;
  /** The screen reader text of the QR icon, "Toon de QR-code". Without it no icon is shown. */
  readonly qrLabel?: string | undefined;
  /** The URL of the fund's image. */
  readonly art?: string | undefined;
  readonly expired?: boolean;
};

/** A voucher as a ticket: fund colour, two notches, the balance as the largest text. */
export function Ticket(props: TicketProps) {
  const content = (
    <>
      <TicketTop {...props} />
      <div className="stads-ticket__foot">
        <span>
          {props.footLabel} <strong>{props.footValue}</strong>
        </span>{' '}
        {props.qrLabel === undefined ? null : (
          <span className="stads-ticket__qr">
            <IconQrcode stroke={1.5} aria-hidden="true" />
            <span className="visually-hidden">{props.qrLabel}</span>
          </span>
        )}
      </div>
    </>
  );
  return (
    <div
      className={classNames(
        'stads-ticket-shell',
        tintClass(props.tint),
        props.expired && 'stads-ticket-shell--expired',
      )}
    >
      {props.href === undefined ? (
        <div className="stads-ticket">{content}</div>
      ) : (
        <Anchor href={props.href} className="stads-ticket">
          {content}
        </Anchor>
      )}
    </div>
  );
}

function TicketTop(props: TicketProps) {
  return (
    <div className="stads-ticket__top">
      {props.art === undefined ? null : <TicketArt src={props.art} />}
      {props.headingLevel === undefined ? (
        <p className="stads-ticket__name">{props.name}</p>
      ) : (
        <Heading level={props.headingLevel} className="stads-ticket__name">
          {props.name}
        </Heading>
      )}
      {props.forWhom === undefined ? null : <p className="stads-ticket__for">{props.forWhom}</p>}
      <p className="stads-ticket__balance figures">
        <span className="visually-hidden">{props.balanceLabel}</span> {props.balance}
      </p>
      {props.balanceOf === undefined ? null : <p className="stads-ticket__of figures">{props.balanceOf}</p>}
      {props.left === undefined ? null : <Meter left={props.left} />}
    </div>
  );
}

/** The decorative image of the fund in a disc at the corner. */
export function TicketArt(props: { readonly src: string }): ReactNode {
  return (
    <div className="stads-ticket__art">
      <img src={props.src} alt="" width="400" height="300" loading="lazy" />
    </div>
  );
}
