import type { ProviderField } from '@stadstegoed/core/products/product.ts';
import { providerFieldName } from '@stadstegoed/core/reservations/provider-fields.ts';
import { RadioGroup } from '@stadstegoed/ui/field/choices.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useFieldError } from '../../lib/form/form-errors.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { UploadField } from '../files/parts/upload-field.tsx';
import type { ReserveForm } from './reserve-form.ts';

/** A question of the provider: a text, a whole number, yes or no, or photos. */
export const ProviderFieldView = observer(function ProviderFieldView(props: {
  readonly fields: ReserveForm;
  readonly field: ProviderField;
  readonly id: string;
}) {
  const { field, id } = props;
  const { form, uploads } = props.fields;
  const translate = useTexts();
  const name = providerFieldName(field);
  const upload = uploads.get(name);
  const parts = {
    id,
    label: field.label,
    hint: field.description ?? undefined,
    error: useFieldError(form, name),
    optionalText: field.required ? undefined : translate('shell.form.optional'),
  };
  const value = form.values[name] ?? '';
  if (upload !== undefined) {
    const { optionalText: _, ...shared } = parts;
    return (
      <div className="reserve-form__wide">
        <UploadField {...shared} model={upload} optional={!field.required} canCrop={false} />
      </div>
    );
  }
  if (field.kind === 'boolean') {
    return (
      <div className="reserve-form__wide">
        <RadioGroup
          {...parts}
          options={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: translate(`reservations.own.${answer}`),
          }))}
          value={value}
          onChange={(answer) => form.set(name, answer)}
        />
      </div>
    );
  }
  return (
    <div className="reserve-form__wide">
      <FormField {...parts}>
        {(control) => (
          <TextInput
            {...control}
            inputMode={field.kind === 'number' ? 'numeric' : 'text'}
            autoComplete="off"
            value={form.values[name] ?? ''}
            onChange={(typed) => form.set(name, typed)}
            onBlur={() => form.leave(name)}
          />
        )}
      </FormField>
    </div>
  );
});
