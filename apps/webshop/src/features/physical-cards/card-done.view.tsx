import { cardSituation } from '@stadstegoed/core/physical-cards/card-offer.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { CardInEnvelope } from './card-scenes.view.tsx';
import { PlasticCard } from './parts/plastic-card.tsx';

export interface OldCardDoneProps {
  readonly voucher: Voucher;
  readonly owner: string | null;
  readonly number: string;
}

/** A card that is linked. Names the balance of a budget that can be spent now, unless it is hidden. */
export function OldCardDoneView({ voucher, owner, number }: OldCardDoneProps) {
  const translate = useTexts();
  const left = cardSituation(voucher) === 'active' && voucher.fund.type === 'budget' ? voucher.amount : null;
  const amount = left === null ? null : formatAmount(left);
  return (
    <div className="card-done">
      <PlasticCard voucher={voucher} number={number} size="small" label={translate('physicalCards.card', { number })} />
      {amount === null ? (
        <p>{translate('physicalCards.oldDone.plain', { fund: voucher.fund.name })}</p>
      ) : owner === null ? (
        <p>{translate('physicalCards.oldDone.text', { amount })}</p>
      ) : (
        <p>{translate('physicalCards.oldDone.textFor', { amount, name: owner })}</p>
      )}
    </div>
  );
}

/** A card that is ordered. `address` is the one that the platform has taken. */
export function NewCardDoneView({ voucher, address }: { readonly voucher: Voucher; readonly address: string }) {
  const translate = useTexts();
  return (
    <div className="card-done">
      <CardInEnvelope />
      <p>{translate('physicalCards.newDone.text', { address })}</p>
      <p>{translate('physicalCards.newDone.next')}</p>
      {hasQrCode(voucher) ? <p>{translate('physicalCards.check.qr')}</p> : null}
    </div>
  );
}
