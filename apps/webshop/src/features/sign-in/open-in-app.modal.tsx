import { ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { AppStores } from '../../support/app-stores.view.tsx';
import { CallButton } from '../../support/long-wait.view.tsx';
import type { ModalProps } from '../../support/modals.ts';
import { FormField } from '../../support/observed-field.tsx';
import { useTexts } from '../../support/texts.ts';
import { usePartModel } from '../../support/use-view-model.ts';
import { AppLinkViewModel } from './app-link.vm.ts';
import { AuthCodeForm } from './auth-code.view.tsx';
import { FormErrors, useFieldError } from '../../support/form-errors.view.tsx';
import './sign-in.css';

/** Opens the app on this device, sends its link by SMS, or authorizes it with its six digits (1 §2). */
export const Modal = observer(function OpenInApp({ open, onClose }: ModalProps<'open-in-app'>) {
  const model = usePartModel(AppLinkViewModel, undefined);
  const translate = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('signIn.openApp.title')}
      closeLabel={translate('shell.close')}
    >
      <div className="stack">
        <p>{translate('signIn.openApp.text')}</p>
        <ButtonLink href={model.deepLink}>{translate('signIn.openApp.open')}</ButtonLink>
        <Heading level={3}>{translate('shell.app.stores')}</Heading>
        <AppStores />
        <Heading level={3}>{translate('signIn.sms.title')}</Heading>
        <Sms model={model} />
        {model.canUseCode ? (
          <>
            <Heading level={3}>{translate('signIn.code.title')}</Heading>
            <AuthCodeForm />
          </>
        ) : null}
      </div>
    </Dialog>
  );
});

const IDS = { phone: 'sign-in-phone' };

const Sms = observer(function Sms({ model }: { readonly model: AppLinkViewModel }) {
  const translate = useTexts();
  const { form } = model;
  const error = useFieldError(form, 'phone');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void model.submit();
  };
  if (model.isSent) {
    return (
      <Notice kind="positive" live="status">
        <p>{translate('signIn.sms.sent')}</p>
      </Notice>
    );
  }
  return (
    <form className="sign-in-form" noValidate onSubmit={handleSubmit}>
      <FormErrors form={form} ids={IDS} />
      <FormField id={IDS.phone} label={translate('signIn.sms.label')} hint={translate('signIn.sms.hint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            width="short"
            value={form.values.phone}
            onChange={(typed) => form.set('phone', typed)}
            onBlur={() => form.leave('phone')}
          />
        )}
      </FormField>
      <CallButton type="submit" appearance="primary" busy={form.isBusy && translate('signIn.sms.sending')}>
        {translate('signIn.sms.send')}
      </CallButton>
    </form>
  );
});
