import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import type { ModalProps } from '../../lib/app/modals.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { useTexts, type Translate } from '../../lib/page/texts.ts';

/** The end of an activation by code: what the resident has now, and whether the code was for another fund. */
export function Modal({ params, open, onClose }: ModalProps<'code-redeemed'>) {
  const translate = useTexts();
  const { vouchers, fundId, fundName } = params;
  const [voucher] = vouchers;
  const isOther = vouchers.every((one) => one.fundId !== fundId);
  const title =
    voucher !== undefined && vouchers.length === 1
      ? translate('fundActivation.redeemed.one', { worth: worthOf(voucher, translate), fund: voucher.fund.name })
      : translate('fundActivation.redeemed.several', { count: vouchers.length });
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {translate('shell.understood')}
        </Button>
      }
    >
      {isOther ? <p>{translate('fundActivation.redeemed.other', { fund: fundName })}</p> : null}
      {vouchers.length === 1 ? null : (
        <ul className="activate__redeemed">
          {vouchers.map((one) => (
            <li key={one.id}>
              {translate('fundActivation.redeemed.line', { worth: worthOf(one, translate), fund: one.fund.name })}
            </li>
          ))}
        </ul>
      )}
    </MessageDialog>
  );
}

/** The amount of a budget, the product of a product voucher, or a word for discounts. */
function worthOf(voucher: Voucher, translate: Translate): string {
  if (voucher.product !== null) return voucher.product.name;
  return voucher.fund.type === 'budget' ? formatAmount(voucher.amount) : translate('fundActivation.redeemed.discounts');
}
