import { FailureText } from '../../lib/action/failure-text.view.tsx';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { ReimbursementCancelViewModel } from './reimbursement-cancel.vm.ts';
import { titleOf } from './reimbursement-texts.ts';
import './reimbursement-dialogs.css';

/** Asks whether to cancel a reimbursement, and says why the platform refused it. */
export const Component = observer(function ReimbursementCancelDialog(props: DialogProps<'reimbursement-cancel'>) {
  const { params, open, onClose } = props;
  const { reimbursement } = params;
  const translate = useTexts();
  const model = usePartModel(ReimbursementCancelViewModel, undefined);
  const { problem, isBusy } = model.action;
  const isDraft = reimbursement.state === 'draft';
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate(isDraft ? 'reimbursements.discard.title' : 'reimbursements.cancel.title')}
      closeLabel={translate('reimbursements.cancel.close')}
      actions={
        model.isRefused ? (
          <Button appearance="primary" onClick={onClose}>
            {translate('shell.close')}
          </Button>
        ) : (
          <>
            <CallButton
              appearance="danger"
              onClick={() => void model.confirm(params)}
              busy={isBusy && translate('reimbursements.cancel.busy')}
            >
              {translate(isDraft ? 'reimbursements.discard.yes' : 'reimbursements.cancel.yes')}
            </CallButton>
            <Button appearance="subtle" onClick={onClose}>
              {translate('reimbursements.cancel.no')}
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {problem === null ? null : (
          <Notice kind="negative" title={translate('reimbursements.cancel.error')} live="alert">
            <FailureText sentence={problem} />
          </Notice>
        )}
        <CancelText reimbursement={reimbursement} isRefused={model.isRefused} />
      </div>
    </MessageDialog>
  );
});

/** What happens with the reimbursement. */
function CancelText(props: { readonly reimbursement: Reimbursement; readonly isRefused: boolean }) {
  const { reimbursement, isRefused } = props;
  const translate = useTexts();
  const title = titleOf(reimbursement, translate);
  if (isRefused) return <p>{translate('reimbursements.cancel.stays', { title })}</p>;
  const { amount, state } = reimbursement;
  return (
    <>
      <p>
        {amount === null
          ? translate('reimbursements.cancel.text', { title })
          : translate('reimbursements.cancel.textAmount', { title, amount: formatAmount(amount) })}
      </p>
      <p>{translate(state === 'draft' ? 'reimbursements.discard.later' : 'reimbursements.cancel.later')}</p>
    </>
  );
}
