import { PinInput } from '@stadstegoed/ui/field/pin-input.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/page/texts.ts';
import { usePartModel } from '../../lib/app/use-view-model.ts';
import { AuthCodeViewModel } from './auth-code.vm.ts';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';

const IDS = { code: 'sign-in-auth-code' };

/** The form for the six digits of the app, which authorize it. */
export const AuthCodeForm = observer(function AuthCodeForm() {
  const model = usePartModel(AuthCodeViewModel, undefined);
  const translate = useTexts();
  const error = useFieldError(model.form, 'code');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void model.submit();
  };
  if (model.isDone) {
    return (
      <Notice kind="positive" live="status">
        <p>{translate('signIn.code.done')}</p>
      </Notice>
    );
  }
  return (
    <form className="sign-in-form" noValidate onSubmit={handleSubmit}>
      <FormErrors form={model.form} ids={IDS} />
      <FormField
        id={IDS.code}
        label={translate('signIn.code.label')}
        hint={translate('signIn.code.hint')}
        error={error}
      >
        {(control) => (
          <PinInput {...control} value={model.form.values.code} onChange={(typed) => model.form.set('code', typed)} />
        )}
      </FormField>
      <FormProblem form={model.form} />
      <CallButton type="submit" appearance="primary" busy={model.form.isBusy && translate('signIn.code.sending')}>
        {translate('signIn.code.send')}
      </CallButton>
    </form>
  );
});
