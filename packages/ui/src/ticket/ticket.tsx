import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import type { ReactNode, Ref } from 'react';
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
  /** The screen reader text before an amount, "Saldo"; absent before a word. */
  readonly balanceLabel?: string | undefined;
  readonly balance: string;
  /** "over van € 300,-"; absent for tickets without a budget. */
  readonly balanceOf?: string | undefined;
};

export type TicketProps = TicketTexts & {
  readonly tint: Tint;
  /**
   * The link of the ticket: the name is the link and its area covers the ticket. `more` follows the name for screen
   * readers, so that tickets of one fund differ. Without it the ticket is not a link.
   */
  readonly link?: { readonly href: string; readonly more: ReactNode } | undefined;
  /** The heading level of the name, for a ticket in a list under a heading. Without it the name is plain text. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Keeps the space of `balanceOf` and the meter, which come later, so that nothing on the ticket moves. */
  readonly isCompleting?: boolean;
  /** The remaining percentage, 0 to 100; undefined when not applicable. */
  readonly left?: number | undefined;
  readonly footLabel: ReactNode;
  readonly footValue?: string | undefined;
  /** Shows the drawing of a QR code: the page of the ticket has a code. */
  readonly showsQr?: boolean;
  /** The URL of the fund's image. */
  readonly art?: string | undefined;
  readonly tone?: TicketTone;
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

/** Deep colours for money that is yours now, soft for a voucher that waits, grey for what is over. */
export type TicketTone = 'live' | 'waiting' | 'over';

/** A voucher as a ticket: fund colour, two notches, the balance as the largest text. */
export function Ticket({ ref, ...props }: TicketProps) {
  const content = (
    <>
      <TicketTop {...props} />
      <div className="stads-ticket__foot">
        <span>
          {props.footValue === undefined ? (
            <strong>{props.footLabel}</strong>
          ) : (
            <>
              <span>{props.footLabel}</span> <strong>{props.footValue}</strong>
            </>
          )}
        </span>
        {props.showsQr ? (
          <span className="stads-ticket__qr no-print" aria-hidden="true">
            <IconQrcode stroke={1.5} />
          </span>
        ) : null}
      </div>
    </>
  );
  return (
    <div
      ref={ref}
      className={classNames('stads-ticket-shell', tintClass(props.tint), `stads-ticket-shell--${props.tone ?? 'live'}`)}
    >
      <div className="stads-ticket">{content}</div>
    </div>
  );
}

function TicketTop(props: TicketProps) {
  return (
    <div className="stads-ticket__top">
      {props.art === undefined ? null : <TicketArt src={props.art} />}
      {props.headingLevel === undefined ? (
        <p className="stads-ticket__name">
          <TicketName {...props} />
        </p>
      ) : (
        <Heading level={props.headingLevel} className="stads-ticket__name">
          <TicketName {...props} />
        </Heading>
      )}
      {props.forWhom === undefined ? null : <p className="stads-ticket__for">{props.forWhom}</p>}
      <p
        className={classNames(
          'stads-ticket__balance figures',
          props.balanceLabel === undefined && 'stads-ticket__balance--word',
        )}
      >
        <TicketBalance {...props} />
      </p>
      {props.isCompleting ? (
        <div className="stads-ticket__coming" aria-hidden="true">
          <p className="stads-ticket__of">&nbsp;</p>
          <Meter left={0} />
        </div>
      ) : null}
      {props.balanceOf === undefined ? null : <p className="stads-ticket__of figures">{props.balanceOf}</p>}
      {props.left === undefined ? null : <Meter left={props.left} />}
    </div>
  );
}

function TicketName({ name, link }: Pick<TicketProps, 'name' | 'link'>) {
  if (link === undefined) return <span>{name}</span>;
  return (
    <Anchor href={link.href} className="stads-ticket__link">
      <span>{name}</span>
      <span className="visually-hidden">
        <span>,</span> <span>{link.more}</span>
      </span>
    </Anchor>
  );
}

/** The balance after its label. The space does not collapse, so that screen readers do not read them as one word. */
export function TicketBalance({ balanceLabel, balance }: Pick<TicketTexts, 'balanceLabel' | 'balance'>) {
  if (balanceLabel === undefined) return <span>{balance}</span>;
  return (
    <>
      <span className="visually-hidden">{`${balanceLabel}\u00a0`}</span>
      <span translate="no">{balance}</span>
    </>
  );
}

/** The decorative image of the fund in a disc at the corner. */
export function TicketArt(props: { readonly src: string }): ReactNode {
  return (
    <div className="stads-ticket__art">
      <img className="cover" src={props.src} alt="" width="400" height="300" loading="lazy" />
    </div>
  );
}
