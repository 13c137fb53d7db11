import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { EmailForm } from './email-form.view.tsx';
import './sign-in.css';

/** Requests a login link by mail (SI-021). */
export function Component({ params, open, onClose }: DialogProps<'login-by-email'>) {
  const translate = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('signIn.email.choice')}
      closeLabel={translate('shell.close')}
    >
      <EmailForm target={params.target} headingLevel={3} />
    </Dialog>
  );
}
