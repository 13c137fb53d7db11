import { meantEmail } from '@stadstegoed/core/sign-in/webmail.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { EmailInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import type { EmailPair } from './email-pair.ts';
import { useFieldError } from './form-errors.view.tsx';
import type { Form } from './form.ts';
import { useTexts } from '../texts/texts.ts';
import { FormField } from './observed-field.tsx';

export interface EmailPairFieldsProps {
  readonly form: Form<EmailPair>;
  /** The ids of the fields, to which the error summary links. */
  readonly ids: Readonly<Record<keyof EmailPair, string>>;
  readonly labels: Readonly<Record<keyof EmailPair, string>>;
}

/** The fields of an address and its repetition. */
export function EmailPairFields(props: EmailPairFieldsProps) {
  return (
    <>
      <EmailField {...props} field="email" />
      <EmailField {...props} field="confirmation" />
    </>
  );
}

const EmailField = observer(function EmailField(props: EmailPairFieldsProps & { readonly field: keyof EmailPair }) {
  const { form, field, ids, labels } = props;
  return (
    <FormField id={ids[field]} label={labels[field]} error={useFieldError(form, field)}>
      {(control) => (
        <>
          <EmailInput
            {...control}
            name={field}
            value={form.values[field]}
            onChange={(typed) => form.set(field, typed)}
            onBlur={() => form.leave(field)}
          />
          {field === 'email' ? <MeantEmail form={form} id={ids.email} /> : null}
        </>
      )}
    </FormField>
  );
});

/** Asks about a slip in the domain of the address, before a mail goes to nobody, and corrects it in both fields. */
const MeantEmail = observer(function MeantEmail({
  form,
  id,
}: Pick<EmailPairFieldsProps, 'form'> & { readonly id: string }) {
  const translate = useTexts();
  const { email, confirmation } = form.values;
  const meant = meantEmail(email);
  const handlePress = () => {
    if (meant === null) return;
    if (confirmation === email) form.set('confirmation', meant);
    form.set('email', meant);
    // The button is gone now.
    document.getElementById(id)?.focus();
  };
  return (
    <div role="status">
      {meant === null ? null : (
        <Button onClick={handlePress}>{translate('shell.typed.whichEmail', { email: meant })}</Button>
      )}
    </div>
  );
});
