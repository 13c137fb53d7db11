import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { AmountStub } from './amount-stub.view.tsx';
import { daysText, payerName } from './reservation-texts.ts';
import { ReachProvider } from './reach-provider.view.tsx';
import { ReserveCancelViewModel } from './reserve-cancel.vm.ts';
import './reserve-line.css';

/** Cancels a pending reservation after a confirmation that shows the days left (RS-026, reading 17). */
export const Component = observer(function ReserveCancelDialog(props: DialogProps<'reserve-cancel'>) {
  const { params, open, onClose } = props;
  const { reservation } = params;
  const translate = useTexts();
  const model = usePartModel(ReserveCancelViewModel, reservation);
  const step = stepOf(model);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate(TITLES[step])}
      above={reservation.product.name}
      step={step}
      closeLabel={translate(step === 'question' ? 'reservations.cancel.close' : 'shell.close')}
      size="small"
      footer={<Foot model={model} params={params} step={step} onClose={onClose} />}
    >
      {step === 'done' ? <Done model={model} params={params} /> : null}
      {step === 'question' ? <Question model={model} params={params} /> : null}
      {model.refusal === null ? null : <p>{sentenceText(translate, model.refusal)}</p>}
      <ActionProblem action={model.cancelling} />
    </Dialog>
  );
});

const TITLES = {
  question: 'reservations.cancel.title',
  done: 'reservations.cancel.done',
  refused: 'reservations.cancel.refused',
  not_yet: 'reservations.details.paidOnline',
} as const;

type Step = keyof typeof TITLES;

function stepOf({ canceled, refusal, isBlocked }: ReserveCancelViewModel): Step {
  if (canceled !== null) return 'done';
  if (refusal === null) return 'question';
  return isBlocked ? 'not_yet' : 'refused';
}

type PartProps = Pick<DialogProps<'reserve-cancel'>, 'params'> & { readonly model: ReserveCancelViewModel };

const Foot = observer(function Foot(props: PartProps & { readonly step: Step; readonly onClose: () => void }) {
  const { model, params, step, onClose } = props;
  const translate = useTexts();
  if (step === 'question') {
    return (
      <>
        <CallButton
          appearance="danger"
          busy={model.cancelling.isBusy && translate('reservations.cancel.busy')}
          onClick={() => void model.confirm(params.reservation, params.onChanged)}
        >
          {translate('reservations.cancel.sure')}
        </CallButton>
        <Button appearance="subtle" onClick={onClose}>
          {translate('reservations.cancel.keep')}
        </Button>
      </>
    );
  }
  return (
    <>
      {step === 'done' ? null : <ReachProvider organization={model.product.value?.organization ?? null} />}
      <Button appearance={step === 'done' ? 'primary' : 'subtle'} onClick={onClose}>
        {translate('shell.close')}
      </Button>
    </>
  );
});

const Question = observer(function Question(props: PartProps) {
  const { model, params } = props;
  const translate = useTexts();
  const language = useLanguage();
  const { amount, fund, product } = params.reservation;
  const provider = product.organization.name;
  return (
    <>
      <p>{translate('reservations.cancel.text')}</p>
      <AmountStub
        tint={tintOfPicture(params.fundLogo?.dominantColor, Number(fund.id))}
        art={pictureUrl(params.fundLogo, 'thumbnail', 'large') ?? undefined}
        name={payerName(fund, params.voucher, translate)}
        label={translate('reservations.cancel.back')}
        amount={amount}
      />
      {model.window === null ? null : (
        <p className="reserve-line">
          <IconCalendarTime stroke={1.5} aria-hidden="true" />
          <span>{daysText('reservations.cancel.days', model.window, { translate, language, provider })}</span>
        </p>
      )}
      {model.isBlocked ? <p>{translate('reservations.cancel.afterPayment')}</p> : null}
      <p className="text-subtle">{translate('reservations.cancel.noUndo')}</p>
    </>
  );
});

const Done = observer(function Done({ model, params }: PartProps) {
  const translate = useTexts();
  const language = useLanguage();
  if (model.canceled === null) return null;
  const { amount, fund, product } = model.canceled;
  const provider = product.organization.name;
  return (
    <>
      <p>
        {translate('reservations.cancel.doneText', {
          amount: formatAmount(amount),
          fund: payerName(fund, params.voucher, translate),
        })}
      </p>
      {model.window === null ? null : (
        <p>{daysText('reservations.cancel.doneDays', model.window, { translate, language, provider })}</p>
      )}
      <p className="text-subtle">{translate('reservations.cancel.doneAgain')}</p>
    </>
  );
});
