import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useFieldError } from '../../../lib/form/form-errors.view.tsx';
import type { Form } from '../../../lib/form/form.ts';
import { FormField } from '../../../lib/form/observed-field.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import './address-fields.css';

type Part = keyof PostalAddress;

/** The token of `autocomplete` of each part. */
export const ADDRESS_TOKENS: Readonly<Record<Part, string>> = {
  postcode: 'postal-code',
  house: 'address-line2',
  houseAddition: 'address-line3',
  street: 'address-line1',
  city: 'address-level2',
};

/** The ids of the fields of an address, for the summary of errors. */
export const addressIds = (prefix: string): Readonly<Record<Part, string>> => ({
  postcode: `${prefix}-postcode`,
  house: `${prefix}-house`,
  houseAddition: `${prefix}-addition`,
  street: `${prefix}-street`,
  city: `${prefix}-city`,
});

interface AddressFieldsProps {
  readonly form: Form<PostalAddress>;
  readonly ids: Readonly<Record<Part, string>>;
}

/** The fields of an address, the number and its addition beside each other. */
export function AddressFields(props: AddressFieldsProps) {
  return (
    <div className="address-fields">
      <AddressField {...props} part="postcode" />
      <div className="address-fields__house">
        <AddressField {...props} part="house" />
        <AddressField {...props} part="houseAddition" />
      </div>
      <AddressField {...props} part="street" />
      <AddressField {...props} part="city" />
    </div>
  );
}

const AddressField = observer(function AddressField(props: AddressFieldsProps & { readonly part: Part }) {
  const { form, ids, part } = props;
  const translate = useTexts();
  const error = useFieldError(form, part);
  return (
    <FormField
      id={ids[part]}
      label={translate(`account.address.${part}`)}
      error={error}
      optionalText={part === 'houseAddition' ? translate('shell.form.optional') : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          width={part === 'street' || part === 'city' ? 'full' : 'short'}
          autoComplete={ADDRESS_TOKENS[part]}
          value={form.values[part]}
          onChange={(typed) => form.set(part, typed)}
          onBlur={() => form.leave(part)}
        />
      )}
    </FormField>
  );
});
