import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';

/** The end of an activation by code: what the resident has now, and whether the code was for another fund. */
export function Component({ params, open, onClose }: DialogProps<'code-redeemed'>) {
  const translate = useTexts();
  const { vouchers, fund } = params;
  const isOther = vouchers.length > 0 && fund !== null && vouchers.every((one) => one.fundId !== fund.id);
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={titleOf(vouchers, translate)}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {translate('shell.understood')}
        </Button>
      }
    >
      {vouchers.length === 0 ? (
        <p>
          <CallUs text="fundActivation.redeemed.noneText" />
        </p>
      ) : null}
      {isOther ? <p>{translate('fundActivation.redeemed.other', { fund: fund.name })}</p> : null}
      {vouchers.length < 2 ? null : (
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

function titleOf(vouchers: readonly Voucher[], translate: Translate): string {
  const [voucher, ...others] = vouchers;
  if (voucher === undefined) return translate('fundActivation.redeemed.none');
  if (others.length > 0) return translate('fundActivation.redeemed.several', { count: vouchers.length });
  return translate('fundActivation.redeemed.one', { worth: worthOf(voucher, translate), fund: voucher.fund.name });
}

/** The amount of a budget, the product of a product voucher, or a word for discounts and for an amount that is hidden. */
function worthOf(voucher: Voucher, translate: Translate): string {
  if (voucher.product !== null) return voucher.product.name;
  if (voucher.fund.type !== 'budget') return translate('fundActivation.redeemed.discounts');
  return voucher.amount === null ? translate('fundActivation.redeemed.hidden') : formatAmount(voucher.amount);
}
