import { isAddressField, type AskedField, type NoteField } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { providerFieldName } from '@stadstegoed/core/reservations/provider-fields.ts';
import { DateParts } from '../../lib/form/observed-date-parts.tsx';
import { Textarea, TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import type { Form } from '../../lib/form/form.ts';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { ADDRESS_TOKENS, addressIds } from '../account/parts/address-fields.tsx';
import { ProviderFieldView } from './provider-field.view.tsx';
import type { ReserveValues } from './reserve-form.ts';
import { ProposedSpelling } from './proposed-spelling.view.tsx';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';

/** The fields that the product asks for (RS-008, reading 30). */
export const ReserveDetailsView = observer(function ReserveDetailsView(props: {
  readonly model: ReserveProductViewModel;
}) {
  const { form, fields, choice } = props.model;
  const { asked, own, product } = choice;
  const translate = useTexts();
  const id = useId();
  if (form === null || fields === null || product === null) return null;
  const ids = {
    firstName: `${id}-first`,
    lastName: `${id}-last`,
    birthDate: `${id}-born`,
    phone: `${id}-phone`,
    ...addressIds(id),
    notes: `${id}-notes`,
    ...Object.fromEntries(own.map((field) => [providerFieldName(field), `${id}-${field.id}`])),
  };
  const provider = product.organization.name;
  return (
    <>
      <FormErrors form={form} ids={ids} />
      <p className="text-subtle">{translate('reservations.reserve.details.lead', { provider })}</p>
      <div className="reserve-form">
        {asked.map((field) => (
          <NoteFieldView key={field.name} form={form} field={field} id={ids[field.name]} provider={provider} />
        ))}
        {own.map((field) => (
          <ProviderFieldView key={field.id} fields={fields} field={field} id={`${id}-${field.id}`} />
        ))}
      </div>
    </>
  );
});

interface NoteFieldProps {
  readonly form: Form<ReserveValues>;
  readonly field: AskedField;
  readonly id: string;
  readonly provider: string;
}

/** Name and date of birth are often those of a child: the browser would fill in the owner of the phone. */
const AUTO_COMPLETE: Readonly<Partial<Record<NoteField, string>>> = {
  phone: 'tel',
  ...ADDRESS_TOKENS,
};

const SHORT: readonly NoteField[] = ['postcode', 'house', 'houseAddition'];
const WIDE: readonly NoteField[] = ['notes', 'postcode', 'street', 'city'];

const NoteFieldView = observer(function NoteFieldView({ form, field, id, provider }: NoteFieldProps) {
  const translate = useTexts();
  const { name } = field;
  const error = useFieldError(form, name);
  const handleLeave = () => form.leave(name);
  const label = translate(isAddressField(name) ? `account.address.${name}` : `reservations.notes.${name}`, {
    provider,
  });
  if (name === 'birthDate') {
    return (
      <div className="reserve-form__wide">
        <DateParts
          id={id}
          label={label}
          hint={translate('reservations.notes.birthDateHint')}
          error={error}
          value={form.values.birthDate}
          onChange={(value) => form.set('birthDate', value)}
          onBlur={handleLeave}
          isOfOther
          texts={{
            day: translate('shell.form.day'),
            month: translate('shell.form.month'),
            year: translate('shell.form.year'),
          }}
        />
      </div>
    );
  }
  return (
    <div className={WIDE.includes(name) ? 'reserve-form__wide stack--tight' : undefined}>
      <FormField
        id={id}
        label={label}
        hint={name === 'phone' ? translate('reservations.notes.phoneHint', { provider }) : undefined}
        error={error}
        {...(field.required ? {} : { optionalText: translate('shell.form.optional') })}
      >
        {(control) =>
          name === 'notes' ? (
            <Textarea
              {...control}
              rows={3}
              value={form.values.notes}
              onChange={(value) => form.set('notes', value)}
              onBlur={handleLeave}
            />
          ) : (
            <TextInput
              {...control}
              type={name === 'phone' ? 'tel' : 'text'}
              width={SHORT.includes(name) ? 'short' : 'full'}
              autoComplete={AUTO_COMPLETE[name] ?? 'off'}
              value={form.values[name]}
              onChange={(value) => form.set(name, value)}
              onBlur={handleLeave}
            />
          )
        }
      </FormField>
      {name === 'street' || name === 'city' ? <ProposedSpelling form={form} name={name} id={id} /> : null}
    </div>
  );
});
