import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { AppStores } from '../../lib/links/app-stores.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { AppLinkViewModel } from './app-link.vm.ts';
import { AppLinkForm } from './app-link-form.view.tsx';
import { AuthCodeForm } from './auth-code.view.tsx';
import './sign-in.css';

/** Opens the app on this device, sends its link by SMS, or authorizes it with its six digits (PA-002, SI-024). */
export const Component = observer(function OpenInApp({ open, onClose }: DialogProps<'open-in-app' | 'auth-code'>) {
  const model = usePartModel(AppLinkViewModel, undefined);
  const translate = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('signIn.openApp.title')}
      closeLabel={translate('shell.close')}
      lead={translate('signIn.openApp.text')}
    >
      <div className="stack">
        <ButtonLink href={model.deepLink}>{translate('signIn.openApp.open')}</ButtonLink>
        <Heading level={3}>{translate('shell.app.stores')}</Heading>
        <AppStores />
        <Heading level={3}>{translate('signIn.sms.title')}</Heading>
        <AppLinkForm model={model} />
        {model.canUseCode ? (
          <>
            <Heading level={3}>{translate('signIn.code.title')}</Heading>
            <AuthCodeForm of="code" />
          </>
        ) : null}
      </div>
    </Dialog>
  );
});
