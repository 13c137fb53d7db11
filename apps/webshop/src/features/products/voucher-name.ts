import { useTexts } from '../../lib/texts/texts.ts';

/** The name of a voucher: its fund, and for whom it is when that is known. */
export function useVoucherName(): (voucher: { readonly fundName: string; readonly owner: string | null }) => string {
  const translate = useTexts();
  return ({ fundName, owner }) =>
    owner === null ? fundName : translate('products.product.voucherOf', { fund: fundName, owner });
}
