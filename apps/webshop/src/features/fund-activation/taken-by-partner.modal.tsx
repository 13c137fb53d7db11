import { Button } from '@stadstegoed/ui/button/button.tsx';
import type { ModalProps } from '../../support/modals.ts';
import { MessageDialog } from '../../support/message-dialog.view.tsx';
import { useTexts } from '../../support/texts.ts';

/** Shown instead of applying: a relative already has this voucher (FA-052). */
export function Modal({ open, onClose }: ModalProps<'taken-by-partner'>) {
  const translate = useTexts();
  return (
    <MessageDialog
      open={open}
      onClose={onClose}
      title={translate('fundActivation.takenByPartner.title')}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {translate('shell.understood')}
        </Button>
      }
    >
      <p>{translate('fundActivation.takenByPartner.short')}</p>
    </MessageDialog>
  );
}
