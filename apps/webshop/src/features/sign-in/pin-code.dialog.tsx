import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { AuthCodeForm } from './auth-code.view.tsx';
import './sign-in.css';

/** Signs the resident in on another device, with the pin code of six digits or the QR code that it shows (SH-046). */
export function Component({ params, open, onClose }: DialogProps<'pin-code'>) {
  const translate = useTexts();
  const handleClose = () => {
    onClose();
    params.onClosed();
  };
  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={translate('signIn.pin.title')}
      closeLabel={translate('shell.close')}
      lead={translate('signIn.pin.text')}
      size="small"
    >
      <div className="stack">
        <p>{translate('signIn.pin.safe')}</p>
        <AuthCodeForm of="pin" />
      </div>
    </Dialog>
  );
}
