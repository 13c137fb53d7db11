import type { PostalAddress } from '@stadstegoed/core/shared/postal-address.ts';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { FormErrors, useFieldError } from '../../lib/form/form-errors.view.tsx';
import type { Form } from '../../lib/form/form.ts';
import { FormField } from '../../lib/form/observed-field.tsx';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { FocusHeading } from './focus-heading.tsx';
import { StepForm } from './step-form.view.tsx';
import type { StepProps } from './step-props.ts';

/** The parts of the address in the order in which they are asked, with their tokens of `autocomplete`. */
const PARTS = [
  ['postcode', 'postal-code', 'short'],
  ['house', 'address-line2', 'short'],
  ['houseAddition', 'address-line3', 'short'],
  ['street', 'address-line1', 'full'],
  ['city', 'address-level2', 'full'],
] as const;

const IDS = {
  postcode: 'request-postcode',
  house: 'request-house',
  houseAddition: 'request-addition',
  street: 'request-street',
  city: 'request-city',
} as const satisfies Record<keyof PostalAddress, string>;

/** Where the card is sent, of a fund that sends one. */
export const AddressStep = observer(function AddressStep({ model, opened, flow }: StepProps) {
  const translate = useTexts();
  const { address: form } = opened.forms;
  useErrorTitle(form.summary.length > 0);
  const handleSubmit = () => {
    if (form.check()) model.complete();
  };
  return (
    <>
      <FocusHeading level={1}>{translate('fundRequests.address.title')}</FocusHeading>
      <Lead>{translate('fundRequests.address.lead')}</Lead>
      <FormErrors form={form} ids={IDS} />
      <StepForm model={model} flow={flow} onSubmit={handleSubmit}>
        {PARTS.map(([part, autoComplete, width]) => (
          <Part key={part} form={form} part={part} autoComplete={autoComplete} width={width} />
        ))}
      </StepForm>
    </>
  );
});

const Part = observer(function Part(props: {
  readonly form: Form<PostalAddress>;
  readonly part: keyof PostalAddress;
  readonly autoComplete: string;
  readonly width: 'short' | 'full';
}) {
  const { form, part, autoComplete, width } = props;
  const translate = useTexts();
  const error = useFieldError(form, part);
  return (
    <FormField
      id={IDS[part]}
      label={translate(`fundRequests.address.${part}`)}
      error={error}
      optionalText={part === 'houseAddition' ? translate('shell.form.optional') : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          width={width}
          autoComplete={autoComplete}
          value={form.values[part]}
          onChange={(typed) => form.set(part, typed)}
          onBlur={() => form.leave(part)}
        />
      )}
    </FormField>
  );
});
