import type { Product } from '@stadstegoed/core/products/product.ts';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { useHref } from '../../support/shop-link.tsx';
import { useTexts } from '../../support/texts.ts';

/** Props of the action of an offer that the resident can take. */
export interface ReserveActionProps {
  readonly product: Product;
  /** The address of the voucher that pays; null without one. */
  readonly voucherAddress: string | null;
  /** In the price card, or in the bar at the foot of a phone. */
  readonly place: 'card' | 'bar';
}

/**
 * What the resident does to take an offer: at the counter, with the QR code of the voucher. The feature `reservations` puts the
 * button that opens its dialog here.
 */
export function ReserveAction({ voucherAddress, place }: ReserveActionProps) {
  const translate = useTexts();
  const href = useHref();
  return (
    <>
      {place === 'card' ? <p className="text-sm">{translate('products.reserve.atCounter')}</p> : null}
      <ButtonLink
        appearance="primary"
        className={place === 'card' ? 'offer-wide' : undefined}
        href={href(voucherAddress === null ? goTo('vouchers', {}) : goTo('voucher', { address: voucherAddress }))}
        icon={<IconQrcode stroke={1.5} aria-hidden="true" />}
      >
        {translate('products.reserve.showCode')}
      </ButtonLink>
    </>
  );
}
