import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { PinInput } from '@stadstegoed/ui/field/pin-input.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { observer } from 'mobx-react-lite';
import { useId, useRef, type ChangeEvent, type SyntheticEvent } from 'react';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { AuthCodeViewModel } from './auth-code.vm.ts';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';

/** What shows the six digits: the app, or another device on which the resident signs in, whose QR code works too. */
type CodeOf = 'code' | 'pin';

/** The form for the six digits that the app or another device shows, which sign it in. */
export const AuthCodeForm = observer(function AuthCodeForm({ of }: { readonly of: CodeOf }) {
  const model = usePartModel(AuthCodeViewModel, undefined);
  const translate = useTexts();
  const id = useId();
  const error = useFieldError(model.form, 'code');
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void model.submit();
  };
  if (model.isDone) {
    return (
      <Notice kind="positive" live="status">
        <p>{translate(`signIn.${of}.done`)}</p>
      </Notice>
    );
  }
  return (
    <form className="sign-in-form" noValidate onSubmit={handleSubmit}>
      <FormErrors form={model.form} ids={{ code: id }} />
      <FormField id={id} label={translate(`signIn.${of}.label`)} hint={translate(`signIn.${of}.hint`)} error={error}>
        {(control) => (
          <PinInput {...control} value={model.form.values.code} onChange={(typed) => model.form.set('code', typed)} />
        )}
      </FormField>
      <FormProblem form={model.form} />
      <CallButton type="submit" appearance="primary" busy={model.form.isBusy && translate(`signIn.${of}.sending`)}>
        {translate(`signIn.${of}.send`)}
      </CallButton>
      {of === 'pin' && model.canScan ? <QrPhoto model={model} /> : null}
    </form>
  );
});

/** A photo of the QR code in place of the digits. The browser's own control is hidden: its text is not in our language. */
const QrPhoto = observer(function QrPhoto({ model }: { readonly model: AuthCodeViewModel }) {
  const translate = useTexts();
  const camera = useRef<HTMLInputElement>(null);
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    if (photo !== undefined) void model.scan(photo);
    // The same photo can be chosen again.
    target.value = '';
  };
  return (
    <div className="stack">
      <p>{translate('signIn.pin.orPhoto')}</p>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleChoose} />
      <ActionProblem action={model.scanning} />
      <Button
        icon={<IconCamera stroke={1.5} aria-hidden="true" />}
        busy={model.scanning.isBusy && translate('signIn.pin.sending')}
        onClick={() => camera.current?.click()}
      >
        {translate('signIn.pin.photo')}
      </Button>
    </div>
  );
});
