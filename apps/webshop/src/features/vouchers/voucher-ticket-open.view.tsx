import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import type { Payment } from '@stadstegoed/core/vouchers/payment.ts';
import { pendingAmount } from '@stadstegoed/core/vouchers/timeline.ts';
import { offersReimbursement } from '@stadstegoed/core/vouchers/voucher-reimbursement.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { OpenTicket } from '@stadstegoed/ui/ticket/open-ticket.tsx';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { Fragment } from 'react';
import type { TextKey } from '../../texts/text-keys.ts';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { UnknownState } from '../../lib/load/unknown-state.view.tsx';
import { VoucherEnding } from './voucher-ending.view.tsx';
import { PaymentStatus } from './payment-status.view.tsx';
import { useVoucherCardData } from './parts/use-voucher-card-data.ts';
import { VoucherQr } from './parts/voucher-qr.tsx';
import { toneOf, type VoucherCardData } from './parts/voucher-card-data.ts';
import type { VoucherTexts } from './parts/voucher-texts.ts';

/** The open ticket: balance and last day on one side, the personal QR code or why there is none on the other (VO-008). */
export function VoucherTicketOpen(props: {
  readonly voucher: Voucher;
  readonly payment: Payment | null;
  /** Whether what is set apart is being read, of which what was given is made. */
  readonly isCompleting: boolean;
  readonly onShowLarge: () => void;
}) {
  const { voucher } = props;
  const translate = useTexts();
  const { face, texts } = useVoucherCardData(voucher);
  const { daysLeft } = face;
  return (
    <OpenTicket
      tint={tintOfPicture(voucher.fund.logo?.dominantColor, Number(voucher.fundId))}
      name={texts.name}
      forWhom={texts.forWhom}
      balanceLabel={texts.worthLabel}
      balance={texts.worth}
      balanceOf={texts.below}
      isCompleting={props.isCompleting && texts.below === undefined && face.situation === 'active'}
      left={face.situation === 'active' ? face.left?.percent : undefined}
      art={face.art}
      tone={toneOf(face)}
      ending={daysLeft === null ? null : <VoucherEnding lastDay={face.lastDay} daysLeft={daysLeft} />}
      facts={[...(daysLeft === null ? dayOf(texts) : []), ...factsOf(voucher, translate)]}
      stub={
        <>
          {face.showsQr ? (
            <Stub voucher={voucher} onShowLarge={props.onShowLarge} />
          ) : (
            <NoCode voucher={voucher} face={face} />
          )}
          <PaymentStatus payment={props.payment} />
        </>
      }
    />
  );
}

/** The day that counts, when one is known. */
function dayOf({ day }: VoucherTexts) {
  return day.value === undefined ? [] : [{ label: day.label, value: day.value }];
}

/** What is set apart, what a product is worth, and who gives it. */
function factsOf(voucher: Voucher, translate: Translate) {
  const { product, fund, amount } = voucher;
  const apart = pendingAmount(voucher) ?? NO_MONEY;
  return [
    ...(apart > 0
      ? [{ label: translate('vouchers.pendingAmount.title'), value: formatAmount(apart), translate: 'no' as const }]
      : []),
    ...(product === null || amount === null
      ? []
      : [{ label: translate('vouchers.worthLabel'), value: formatAmount(amount), translate: 'no' as const }]),
    { label: translate('vouchers.from'), value: product?.organization.name ?? fund.organization.name },
  ];
}

function Stub(props: { readonly voucher: Voucher; readonly onShowLarge: () => void }) {
  const translate = useTexts();
  return (
    <>
      <VoucherQr voucher={props.voucher} on="screen" />
      <p>{translate('vouchers.qr.howTo')}</p>
      <Button appearance="primary" icon={<IconMaximize stroke={1.5} aria-hidden />} onClick={props.onShowLarge}>
        {translate('vouchers.qr.large')}
      </Button>
    </>
  );
}

/** Why the voucher has no code, in the place of the code. */
function NoCode({ voucher, face }: { readonly voucher: Voucher; readonly face: VoucherCardData }) {
  const translate = useTexts();
  const href = useHref();
  const reason = reasonOf(voucher, face);
  if (reason === null) return null;
  const organization = voucher.fund.organization.name;
  return (
    <div className="voucher-no-code">
      {reason === 'unknown' ? <UnknownState label={voucher.stateLabel} /> : null}
      <strong>{translate(`vouchers.noCode.${reason}.title`, { organization })}</strong>
      <p>
        {[`vouchers.noCode.${reason}.text` as const, ...nextSteps(voucher, reason)].map((text) => (
          <Fragment key={text}>
            <CallUs text={text} values={{ organization }} />{' '}
          </Fragment>
        ))}
      </p>
      {reason === 'external' || reason === 'expired' ? (
        <Link appearance="standalone" href={href(goTo('fund', { id: voucher.fundId }))}>
          {translate('vouchers.noCode.external.more')}
        </Link>
      ) : null}
    </div>
  );
}

/** Where a code comes later, or what to do without one: what the fund offers, or a call. */
function nextSteps(voucher: Voucher, reason: ReturnType<typeof reasonOf>): readonly TextKey[] {
  const { fund, physicalCard } = voucher;
  if (reason === 'waiting' && fund.showsQrCode) return ['vouchers.noCode.waiting.code'];
  if (reason !== 'none') return [];
  const steps: readonly TextKey[] = [
    ...(physicalCard === null ? [] : (['vouchers.noCode.none.card'] as const)),
    ...(fund.allowReservations ? (['vouchers.noCode.none.reserve'] as const) : []),
    ...(offersReimbursement(voucher) ? (['vouchers.noCode.none.claim'] as const) : []),
  ];
  return steps.length === 0 ? ['vouchers.noCode.none.call'] : steps;
}

function reasonOf(voucher: Voucher, { kind, situation }: VoucherCardData) {
  if (situation === 'active') return voucher.isExternal ? 'external' : voucher.fund.showsQrCode ? null : 'none';
  if (situation === 'used_up' && kind === 'product') return 'collected';
  if (situation === 'used_up') return (pendingAmount(voucher) ?? NO_MONEY) > 0 ? 'pendingAmount' : 'usedUp';
  return situation;
}
