import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useId, type SyntheticEvent } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { AppLinkViewModel } from './app-link.vm.ts';

/** Asks for a mobile number and sends it the link to the app (PA-003). */
export const AppLinkForm = observer(function AppLinkForm({ model }: { readonly model: AppLinkViewModel }) {
  const translate = useTexts();
  // Its own, because the screen of the app has the form too while the dialog is open.
  const id = useId();
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
      <FormErrors form={form} ids={{ phone: id }} />
      <FormField id={id} label={translate('signIn.sms.label')} hint={translate('signIn.sms.hint')} error={error}>
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
      <CallButton type="submit" appearance="primary" busy={form.isBusy && translate('shell.sending')}>
        {translate('signIn.sms.send')}
      </CallButton>
    </form>
  );
});
