import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { refundText } from './parts/voucher-texts.ts';
import { GiveProductBackViewModel } from './give-product-back.vm.ts';

/** Asks before the product of a voucher is returned, and says where its price goes. */
export const Component = observer(function GiveProductBackDialog(props: DialogProps<'give-product-back'>) {
  const { params, open, onClose } = props;
  const { voucher } = params;
  const translate = useTexts();
  const model = usePartModel(GiveProductBackViewModel, undefined);
  const handleConfirm = () =>
    void model.confirm(voucher, () => {
      onClose();
      params.onDone();
    });
  const product = voucher.product?.name ?? voucher.fund.name;
  const amount = refundText(voucher, translate);
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('vouchers.giveBack.title', { product })}
      actions={
        <>
          <CallButton
            appearance="danger"
            onClick={handleConfirm}
            busy={model.action.isBusy && translate('vouchers.giveBack.busy')}
          >
            {translate('vouchers.actions.giveBack', { amount })}
          </CallButton>
          <Button appearance="primary" onClick={onClose}>
            {translate('vouchers.giveBack.keep')}
          </Button>
        </>
      }
    >
      <p>{translate('vouchers.giveBack.text', { amount, fund: voucher.fund.name })}</p>
    </MessageDialog>
  );
});
