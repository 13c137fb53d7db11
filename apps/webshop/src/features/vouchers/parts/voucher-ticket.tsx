import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Ticket } from '@stadstegoed/ui/ticket/ticket.tsx';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { whenOnScreen } from '../../../lib/focus/watch-on-screen.ts';
import { UnknownState } from '../../../lib/load/unknown-state.view.tsx';
import type { CompletedTickets } from '../completed-tickets.shared.vm.ts';
import { toneOf } from './voucher-card-data.ts';
import { useVoucherCardData } from './use-voucher-card-data.ts';
import type { VoucherTexts } from './voucher-texts.ts';

/**
 * A voucher of a list as a ticket whose name links to its page. What was given first comes once the ticket was on the screen, in
 * a space that is kept for it. The texts of the feature vouchers must be loaded.
 */
export const VoucherTicket = observer(function VoucherTicket(props: {
  readonly voucher: Voucher;
  readonly tickets: CompletedTickets;
  readonly headingLevel: HeadingLevel;
}) {
  const { voucher: listed, tickets, headingLevel } = props;
  const voucher = tickets.of(listed);
  const isCompleting = tickets.lacks(listed);
  const ref = useMemo(() => whenOnScreen(() => tickets.see(listed)), [tickets, listed]);
  const href = useHref();
  const { face, texts } = useVoucherCardData(voucher);
  const { name, forWhom, worth, day } = texts;
  const isUnknown = face.situation === 'unknown';
  return (
    <Ticket
      ref={isCompleting ? ref : undefined}
      tint={tintOfPicture(voucher.fund.logo?.dominantColor, Number(voucher.fundId))}
      link={{
        href: href(goTo('voucher', { address: voucher.address })),
        more: <LinkEnd texts={texts} isUnknown={isUnknown} />,
      }}
      name={name}
      headingLevel={headingLevel}
      forWhom={forWhom}
      balanceLabel={texts.worthLabel}
      balance={worth}
      isCompleting={isCompleting}
      balanceOf={texts.below}
      left={face.situation === 'active' ? face.left?.percent : undefined}
      footLabel={isUnknown ? <UnknownState label={voucher.stateLabel} /> : day.label}
      footValue={day.value}
      showsQr={face.showsQr}
      art={face.art}
      tone={toneOf(face)}
    />
  );
});

/** What a screen reader says about the voucher after its name. */
function LinkEnd(props: { readonly texts: VoucherTexts; readonly isUnknown: boolean }) {
  const { forWhom, worth, day } = props.texts;
  const lastPart = day.value === undefined ? day.label : `${day.label} ${day.value}`;
  return (
    <>
      <span>{`${forWhom === undefined ? '' : `${forWhom}, `}${worth},`}</span>{' '}
      {props.isUnknown ? <ContentText>{lastPart}</ContentText> : <span>{lastPart}</span>}
    </>
  );
}
