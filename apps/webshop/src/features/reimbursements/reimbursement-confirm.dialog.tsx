import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { useState } from 'react';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { confirmReceipt } from './reimbursement-receipt.ts';
import { Receipt } from './receipt.view.tsx';
import './reimbursement-dialogs.css';

/** Shows the reimbursement once more before it is sent (RB-013). Closes when the answer is there. */
export function Component({ params, open, onClose }: DialogProps<'reimbursement-confirm'>) {
  const translate = useTexts();
  const [isBusy, setBusy] = useState(false);
  const handleConfirm = async () => {
    if (isBusy) return;
    setBusy(true);
    await params.onConfirm();
    onClose();
  };
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('reimbursements.confirm.title')}
      closeLabel={translate('reimbursements.confirm.close')}
      actions={
        <>
          <CallButton
            appearance="primary"
            onClick={() => void handleConfirm()}
            busy={isBusy && translate('reimbursements.form.sending')}
          >
            {translate('reimbursements.confirm.yes')}
          </CallButton>
          <Button appearance="subtle" onClick={onClose}>
            {translate('reimbursements.confirm.no')}
          </Button>
        </>
      }
    >
      <Receipt receipt={confirmReceipt(params, translate)} headingLevel={3} />
      <p className="reimbursement-hint">
        <IconInfoCircle stroke={1.5} aria-hidden="true" />
        <span>{translate('reimbursements.confirm.after')}</span>
      </p>
    </MessageDialog>
  );
}
