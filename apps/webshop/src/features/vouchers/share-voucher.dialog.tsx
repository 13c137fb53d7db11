import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { Checkbox } from '@stadstegoed/ui/field/choices.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { Textarea } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, type SubmitEvent } from 'react';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { ShareVoucherViewModel } from './share-voucher.vm.ts';

/** Sends a message about the voucher to the provider (VO-016). */
export const Component = observer(function ShareVoucherDialog({ params, open, onClose }: DialogProps<'share-voucher'>) {
  const translate = useTexts();
  const model = usePartModel(ShareVoucherViewModel, undefined);
  const id = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (model.isSent) close();
  }, [model.isSent]);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void model.send(params.voucher);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('vouchers.share.title')}
      closeLabel={translate('shell.close')}
      footer={
        <CallButton
          appearance="primary"
          type="submit"
          form={`${id}-form`}
          busy={model.form.isBusy && translate('shell.sending')}
        >
          {translate('vouchers.share.send')}
        </CallButton>
      }
    >
      <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
        <ShareForm model={model} fieldId={id} provider={params.voucher.product?.organization.name ?? ''} />
      </form>
    </Dialog>
  );
});

const ShareForm = observer(function ShareForm(props: {
  model: ShareVoucherViewModel;
  fieldId: string;
  provider: string;
}) {
  const translate = useTexts();
  const { model, fieldId } = props;
  const { form } = model;
  const error = useFieldError(form, 'reason');
  return (
    <>
      <FormErrors form={form} ids={{ reason: fieldId, sendCopy: fieldId }} />
      <p>{translate('vouchers.share.text', { provider: props.provider })}</p>
      <FormField id={fieldId} label={translate('vouchers.share.message')} error={error}>
        {(control) => (
          <Textarea
            {...control}
            value={form.values.reason}
            onChange={(value) => form.set('reason', value)}
            onBlur={() => form.leave('reason')}
          />
        )}
      </FormField>
      <Checkbox
        label={translate('vouchers.share.copy')}
        checked={form.values.sendCopy}
        onChange={(sendCopy) => form.set('sendCopy', sendCopy)}
      />
      <FormProblem form={form} />
    </>
  );
});
