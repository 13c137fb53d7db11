import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import type { ModalProps } from '../../lib/app/modals.ts';
import { useTexts } from '../../lib/page/texts.ts';
import { AuthCodeForm } from './auth-code.view.tsx';
import './sign-in.css';

/** Authorizes the app with its six digits (SI-024). */
export function Modal({ open, onClose }: ModalProps<'auth-code'>) {
  const translate = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('signIn.code.title')}
      closeLabel={translate('shell.close')}
      size="small"
    >
      <AuthCodeForm />
    </Dialog>
  );
}
