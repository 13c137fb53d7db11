import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { lostWith } from '@stadstegoed/core/vouchers/deactivation.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { RadioGroup } from '@stadstegoed/ui/field/choices.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { FormField } from '../../lib/form/observed-field.tsx';
import { Textarea } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { FormErrors, FormProblem, useFieldError } from '../../lib/form/form-errors.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { DeactivateVoucherViewModel } from './deactivate-voucher.vm.ts';
import { voucherLabel } from './parts/voucher-texts.ts';

const TITLES = {
  reason: 'vouchers.deactivate.title',
  confirmation: 'vouchers.deactivate.confirmTitle',
  success: 'vouchers.deactivate.doneTitle',
} as const satisfies Record<string, TextKey>;

/** Ends a voucher in three steps: reason, confirmation, success. */
export const Component = observer(function DeactivateVoucherDialog(props: DialogProps<'deactivate-voucher'>) {
  const { params, open, onClose } = props;
  const translate = useTexts();
  const model = usePartModel(DeactivateVoucherViewModel, undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate(TITLES[model.step])}
      step={model.step}
      closeLabel={translate('shell.close')}
      footer={
        <Foot model={model} onConfirm={() => void model.confirm(params.voucher, params.onDone)} onClose={onClose} />
      }
    >
      {model.step === 'reason' ? <Reason model={model} /> : null}
      {model.step === 'confirmation' ? (
        <>
          <p>{translate('vouchers.deactivate.confirmText', { fund: voucherLabel(params.voucher, translate) })}</p>
          <WhatIsLost voucher={params.voucher} />
          <FormProblem form={model.form} />
        </>
      ) : null}
      {model.step === 'success' ? (
        <p>
          <CallUs text="vouchers.deactivate.doneText" />
        </p>
      ) : null}
    </Dialog>
  );
});

/** The sentence about the sum that is lost with the voucher; nothing when no sum is left. */
function WhatIsLost({ voucher }: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const lost = lostWith(voucher);
  if (lost === null) return null;
  return (
    <p>
      <strong>
        {lost.kind === 'hidden'
          ? translate('vouchers.deactivate.lost.hidden')
          : translate(`vouchers.deactivate.lost.${lost.kind}`, { amount: formatAmount(lost.amount) })}
      </strong>
    </p>
  );
}

const Reason = observer(function Reason(props: { model: DeactivateVoucherViewModel }) {
  const translate = useTexts();
  const id = useId();
  const { model } = props;
  const { form } = model;
  const noteId = `${id}-note`;
  const noteError = useFieldError(form, 'note');
  return (
    <>
      <FormErrors form={form} ids={{ reason: id, note: noteId }} />
      <RadioGroup
        id={id}
        label={translate('vouchers.deactivate.question')}
        options={model.reasons.map((value) => ({ value, label: translate(`vouchers.deactivate.${value}`) }))}
        value={form.values.reason}
        onChange={(reason) => form.set('reason', reason)}
        error={useFieldError(form, 'reason')}
      />
      {form.values.reason === 'other' ? (
        <FormField
          id={noteId}
          label={translate('vouchers.deactivate.note')}
          hint={translate('vouchers.deactivate.noteHint')}
          error={noteError}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={form.values.note}
              onChange={(note) => form.set('note', note)}
              onBlur={() => form.leave('note')}
            />
          )}
        </FormField>
      ) : null}
    </>
  );
});

type FootProps = { model: DeactivateVoucherViewModel; onConfirm: () => void; onClose: () => void };

const Foot = observer(function Foot({ model, onConfirm, onClose }: FootProps) {
  const translate = useTexts();
  switch (model.step) {
    case 'reason':
      return (
        <Button appearance="primary" onClick={model.confirmReason}>
          {translate('shell.next')}
        </Button>
      );
    case 'confirmation':
      return (
        <>
          <CallButton
            appearance="danger"
            onClick={onConfirm}
            busy={model.form.isBusy && translate('vouchers.deactivate.busy')}
          >
            {translate('vouchers.deactivate.confirm')}
          </CallButton>
          <Button onClick={model.back}>{translate('shell.previous')}</Button>
        </>
      );
    case 'success':
      return (
        <Button appearance="primary" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      );
  }
});
