import { Button } from '@stadstegoed/ui/button/button.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { MessageDialog } from '../../lib/page/message-dialog.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';

/** Shown instead of applying: a relative already has this voucher (FA-052). */
export function Component({ open, onClose }: DialogProps<'taken-by-partner'>) {
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
      <p>
        <CallUs text="fundActivation.takenByPartner.short" />
      </p>
    </MessageDialog>
  );
}
