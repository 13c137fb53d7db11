import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { PIN_BLOCK_SIZE, PinInput } from '@stadstegoed/ui/field/pin-input.tsx';
import { FormField } from '@stadstegoed/ui/field/form-field.tsx';
import { useId, useState, type SubmitEvent } from 'react';
import { sentenceText, useTexts } from '../../lib/page/texts.ts';
import type { ModalProps } from '../../lib/app/modals.ts';

/** Asks for a pin of six digits and passes it to `onPin` (SH-046). */
export function Modal({ params, open, onClose }: ModalProps<'pin-code'>) {
  const translate = useTexts();
  const form = useId();
  const [pin, setPin] = useState('');
  const [isRefused, setRefused] = useState(false);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pin.length < PIN_BLOCK_SIZE) return setRefused(true);
    onClose();
    params.onPin(pin);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sentenceText(translate, params.title)}
      closeLabel={translate('shell.close')}
      size="small"
      footer={
        <Button appearance="primary" type="submit" form={form}>
          {translate('shell.confirm')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit}>
        <FormField
          id={`${form}-pin`}
          label={translate('shell.pin.label')}
          error={isRefused ? translate('shell.pin.incomplete') : undefined}
        >
          {(control) => <PinInput {...control} value={pin} onChange={setPin} />}
        </FormField>
      </form>
    </Dialog>
  );
}
