import { mayOrderCard } from '@stadstegoed/core/physical-cards/card-offer.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { observer } from 'mobx-react-lite';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { VoucherCard } from '../physical-cards/parts/voucher-card.tsx';
import { VoucherCardViewModel } from './voucher-card.vm.ts';

export interface VoucherCardViewProps {
  readonly voucher: Voucher;
  /** Gets the voucher with its changed card; null when it must be read again to know. */
  readonly onChanged: (known: Voucher | null) => void;
}

/** The plastic card of the voucher, or the offer of one (VO-014). */
export const VoucherCardView = observer(function VoucherCardView({ voucher, onChanged }: VoucherCardViewProps) {
  const model = usePartModel(VoucherCardViewModel, mayOrderCard(voucher) ? voucher.address : null);
  const owner = model.ownerOf(voucher);
  const card = { voucher, owner, onChanged };
  return (
    <VoucherCard
      voucher={voucher}
      owner={owner}
      offer={model.offerOf(voucher)}
      isOrdered={model.isOrdered}
      isDismissed={model.isDismissed(voucher)}
      onGet={() => model.get(card)}
      onDismiss={() => model.dismiss(voucher)}
      onUnlink={() => model.unlink(card)}
      onPrint={() => model.print(card)}
    />
  );
});
