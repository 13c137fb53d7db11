import { EmailInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import type { EmailPair } from './email-pair.ts';
import { useFieldError } from './form-errors.view.tsx';
import type { Form } from './form.ts';
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
        <EmailInput
          {...control}
          name={field}
          value={form.values[field]}
          onChange={(typed) => form.set(field, typed)}
          onBlur={() => form.leave(field)}
        />
      )}
    </FormField>
  );
});
