import { Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { FormErrors } from '../../lib/form/form-errors.view.tsx';
import { useErrorTitle } from '../../lib/page/use-screen-title.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { AddressFields, addressIds } from '../account/parts/address-fields.tsx';
import { FocusHeading } from './focus-heading.tsx';
import { StepForm } from './step-form.view.tsx';
import type { StepProps } from './step-props.ts';

const IDS = addressIds('request');

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
        <AddressFields form={form} ids={IDS} />
      </StepForm>
    </>
  );
});
