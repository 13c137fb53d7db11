import type { Product } from '@stadstegoed/core/products/product.ts';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Dialogs } from '../../lib/app/dialogs.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import type { PayingVoucher } from './fund-price-data.ts';
import type { ProductViewModel } from './product.vm.ts';

export interface ReserveActionProps {
  readonly product: Product;
  /** The voucher that pays; null without one. */
  readonly voucher: PayingVoucher | null;
  readonly model: Pick<ProductViewModel, 'takeReserveOutcome'>;
}

/** Whether the provider and a fund take reservations of the offer. */
export function canReserve({ reservationEnabled, funds }: Product): boolean {
  return reservationEnabled && funds.some(({ reservationsEnabled }) => reservationsEnabled);
}

/** Opens the dialog that reserves; the page shows its outcome. */
export function openReserve(dialogs: Dialogs, model: ReserveActionProps['model'], productId: string): void {
  dialogs.open('reserve-product', { productId, onOutcome: model.takeReserveOutcome });
}

/**
 * What the resident does to take an offer: reserve it where the provider takes reservations, otherwise show the QR code of the
 * voucher at the counter.
 */
export function ReserveAction({ product, voucher, model }: ReserveActionProps) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  if (canReserve(product)) {
    return (
      <Button appearance="primary" className="product-wide" onClick={() => openReserve(dialogs, model, product.id)}>
        {translate('products.reserve.button')}
      </Button>
    );
  }
  return (
    <>
      {voucher?.hasQrCode === false ? null : <p className="text-sm">{translate('products.reserve.atCounter')}</p>}
      <ShowCode voucher={voucher} />
    </>
  );
}

/** Leads to the voucher that pays, which has a QR code or says what to do instead; to all vouchers without one. */
export function ShowCode({ voucher }: Pick<ReserveActionProps, 'voucher'>) {
  const translate = useTexts();
  const href = useHref();
  const hasCode = voucher?.hasQrCode ?? true;
  return (
    <ButtonLink
      appearance="primary"
      className="product-wide"
      href={href(voucher === null ? goTo('vouchers', {}) : goTo('voucher', { address: voucher.address }))}
      icon={hasCode ? <IconQrcode stroke={1.5} aria-hidden="true" /> : undefined}
    >
      {translate(hasCode ? 'products.reserve.showCode' : 'products.reserve.openVoucher')}
    </ButtonLink>
  );
}
