import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs';
import { pictureUrl } from '@stadstegoed/core/shared/picture.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { tintOfPicture } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { DialogProblemView } from '../../support/dialog-problem.view.tsx';
import { CallButton } from '../../support/long-wait.view.tsx';
import type { ModalProps } from '../../support/modals.ts';
import { useTexts } from '../../support/texts.ts';
import { useLanguage } from '../../support/use-language.ts';
import { usePartModel } from '../../support/use-view-model.ts';
import { AmountStub } from './amount-stub.view.tsx';
import { daysText } from './reservation-texts.ts';
import { ReserveCancelViewModel } from './reserve-cancel.vm.ts';
import './reserve-line.css';

/** Cancels a pending reservation after a confirmation that shows the days left (RS-026, reading 17). */
export const Modal = observer(function ReserveCancelModal(props: ModalProps<'reserve-cancel'>) {
  const { params, open, onClose } = props;
  const { reservation, onChanged } = params;
  const translate = useTexts();
  const model = usePartModel(ReserveCancelViewModel, reservation);
  const isDone = model.canceled !== null;
  const title = translate(isDone ? 'reservations.cancel.done' : 'reservations.cancel.title');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      above={reservation.product.name}
      step={isDone ? 'done' : 'question'}
      closeLabel={translate(isDone ? 'shell.close' : 'reservations.cancel.close')}
      size="small"
      footer={
        isDone || model.isOver ? (
          <Button appearance="primary" onClick={onClose}>
            {translate('shell.close')}
          </Button>
        ) : (
          <>
            <CallButton
              appearance="danger"
              busy={model.isBusy && translate('reservations.cancel.busy')}
              onClick={() => void model.confirm(reservation, onChanged)}
            >
              {translate('reservations.cancel.sure')}
            </CallButton>
            <Button appearance="subtle" onClick={onClose}>
              {translate('reservations.cancel.keep')}
            </Button>
          </>
        )
      }
    >
      {isDone ? <Done model={model} /> : <Question model={model} params={params} />}
      <DialogProblemView problem={model.problem} />
    </Dialog>
  );
});

type PartProps = { readonly model: ReserveCancelViewModel };

const Question = observer(function Question(props: PartProps & Pick<ModalProps<'reserve-cancel'>, 'params'>) {
  const { model, params } = props;
  const translate = useTexts();
  const language = useLanguage();
  const { amount, fund } = params.reservation;
  return (
    <>
      <p>{translate('reservations.cancel.text')}</p>
      <AmountStub
        tint={tintOfPicture(params.fundLogo?.dominantColor, Number(fund.id))}
        art={pictureUrl(params.fundLogo, 'thumbnail', 'large') ?? undefined}
        name={fund.name}
        label={translate('reservations.cancel.back')}
        amount={amount}
      />
      {model.window === null ? null : (
        <p className="reserve-line">
          <IconCalendarTime stroke={1.5} aria-hidden="true" />
          <span>{daysText('reservations.cancel.days', model.window, { translate, language, today: model.today })}</span>
        </p>
      )}
      <p className="text-subtle">{translate('reservations.cancel.noUndo')}</p>
    </>
  );
});

const Done = observer(function Done({ model }: PartProps) {
  const translate = useTexts();
  const language = useLanguage();
  if (model.canceled === null) return null;
  const { amount, fund } = model.canceled;
  return (
    <>
      <p>{translate('reservations.cancel.doneText', { amount: formatAmount(amount), fund: fund.name })}</p>
      {model.window === null ? null : (
        <p>{daysText('reservations.cancel.doneDays', model.window, { translate, language, today: model.today })}</p>
      )}
      <p className="text-subtle">{translate('reservations.cancel.doneAgain')}</p>
    </>
  );
});
