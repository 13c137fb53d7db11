import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { Ticket } from '@stadstegoed/ui/ticket/ticket.tsx';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import type { HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { useHref } from '../../../lib/page/shop-link.tsx';
import { UnknownState } from '../../../lib/load/unknown-state.view.tsx';
import { toneOf } from './voucher-card-data.ts';
import { useVoucherCardData } from './use-voucher-card-data.ts';
import type { VoucherTexts } from './voucher-texts.ts';

/** A voucher as a ticket whose name links to its page. The texts of the feature vouchers must be loaded. */
export function VoucherTicket(props: {
  readonly voucher: Voucher;
  readonly headingLevel?: HeadingLevel;
  /** The transactions of the voucher are on their way: keeps the space of what follows from them. */
  readonly isCompleting?: boolean;
}) {
  const { voucher, headingLevel, isCompleting = false } = props;
  const href = useHref();
  const { face, texts } = useVoucherCardData(voucher);
  const { name, forWhom, worth, day } = texts;
  const isUnknown = face.situation === 'unknown';
  return (
    <Ticket
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
      isCompleting={isCompleting && face.kind === 'budget' && face.left === null}
      balanceOf={texts.below}
      left={face.situation === 'active' ? face.left?.percent : undefined}
      footLabel={isUnknown ? <UnknownState label={voucher.stateLabel} /> : day.label}
      footValue={day.value}
      showsQr={face.showsQr}
      art={face.art}
      tone={toneOf(face)}
    />
  );
}

/** What a screen reader hears of the voucher after its name. */
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
