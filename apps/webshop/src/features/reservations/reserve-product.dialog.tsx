import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { ReserveStep } from '@stadstegoed/core/reservations/reserve-steps.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { SkeletonRows } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { StepBar } from '@stadstegoed/ui/step-list/step-bar.tsx';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { useBack } from '../../lib/page/use-back.ts';
import { LoadState } from '../../lib/load/loaded.view.tsx';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { sentenceText, useTexts, type Translate } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { ReserveCheckView } from './reserve-check.view.tsx';
import { ReserveDetailsView } from './reserve-details.view.tsx';
import { ReserveDone, ReserveDoneActions } from './reserve-done.view.tsx';
import { ReserveToPay, ReserveToPayActions } from './reserve-to-pay.view.tsx';
import { ReserveExtraView } from './reserve-extra.view.tsx';
import type { ReserveScene } from './reserve-choice.ts';
import { ReserveProductViewModel } from './reserve-product.vm.ts';
import { NoReservation, ReserveProblemActions, drawingOf, sceneTitle } from './reserve-scene.view.tsx';
import { ReserveVoucherView } from './reserve-voucher.view.tsx';
import './reserve-product.css';

/**
 * Reserving an offer: voucher, details, extra payment, check, done; or why it is not possible. One dialog for all
 * scenes, so that it does not open again between them.
 */
export const Component = observer(function ReserveProductDialog(props: DialogProps<'reserve-product'>) {
  const { params, open, onClose } = props;
  const model = usePartModel(ReserveProductViewModel, params.productId);
  const translate = useTexts();
  const formId = useId();
  const { scene, wizard } = model;
  const title = titleOf(model, translate);
  const inSteps = scene === 'steps';
  const step = wizard.current ?? 'voucher';
  const goBack = useWayBack(model, props);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      above={inSteps ? aboveTitle(model, translate) : undefined}
      step={inSteps ? step : scene}
      drawing={drawingOf(scene)}
      closeLabel={translate(inSteps || scene === 'loading' ? 'reservations.reserve.close' : 'shell.close')}
      footer={
        inSteps ? (
          <Foot model={model} step={step} formId={formId} goBack={goBack} />
        ) : (
          <SceneFoot model={model} scene={scene} onClose={onClose} />
        )
      }
    >
      {inSteps ? (
        <Steps model={model} step={step} formId={formId} onOutcome={params.onOutcome} />
      ) : (
        <Scene model={model} scene={scene} />
      )}
    </Dialog>
  );
});

/** Back from a step, or out of the first, also by Back of the browser; not while the reservation is sent. */
function useWayBack(model: ReserveProductViewModel, { open, onClose }: DialogProps<'reserve-product'>): () => void {
  const goBack = model.wizard.position <= 1 ? onClose : model.back;
  useBack(open && model.scene === 'steps' && !model.action.isBusy ? goBack : null);
  return goBack;
}

function titleOf(model: ReserveProductViewModel, translate: Translate): string {
  const { scene, wizard } = model;
  switch (scene) {
    case 'loading':
      return translate('reservations.reserve.send');
    case 'steps':
      return stepTitle(wizard.current ?? 'voucher', model, translate);
    case 'done':
      return translate('reservations.reserve.done');
    case 'to_pay':
      return translate('reservations.reserve.toPay.title');
    default:
      return sceneTitle(scene, model, translate);
  }
}

/** The product, and which step this is when there are more. */
function aboveTitle({ wizard, product }: ReserveProductViewModel, translate: Translate): string {
  const name = product?.name ?? '';
  const of = wizard.steps.length;
  return of > 1
    ? translate('reservations.reserve.step', { step: Math.max(1, wizard.position), of, product: name })
    : name;
}

type SceneProps = { readonly model: ReserveProductViewModel; readonly scene: Exclude<ReserveScene, 'steps'> };

const Scene = observer(function Scene({ model, scene }: SceneProps) {
  const translate = useTexts();
  if (scene === 'loading') {
    return (
      <LoadState
        from={model.choice.facts}
        skeleton={<SkeletonRows count={3} />}
        failedTitle={translate('reservations.reserve.failed')}
      />
    );
  }
  if (scene === 'to_pay') return <ReserveToPay model={model} />;
  return scene === 'done' ? <ReserveDone model={model} /> : <NoReservation scene={scene} model={model} />;
});

const SceneFoot = observer(function SceneFoot({
  model,
  scene,
  onClose,
}: SceneProps & { readonly onClose: () => void }) {
  if (scene === 'loading') return null;
  if (scene === 'done') return <ReserveDoneActions onClose={onClose} />;
  if (scene === 'to_pay') return <ReserveToPayActions model={model} onClose={onClose} />;
  return <ReserveProblemActions scene={scene} model={model} onClose={onClose} />;
});

interface StepsProps {
  readonly model: ReserveProductViewModel;
  readonly step: ReserveStep;
  readonly formId: string;
  readonly onOutcome: DialogProps<'reserve-product'>['params']['onOutcome'];
}

const Steps = observer(function Steps({ model, step, formId, onOutcome }: StepsProps) {
  const translate = useTexts();
  const { wizard, warning } = model;
  const place = { step: Math.max(1, wizard.position), of: wizard.steps.length };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (step === 'details') void model.check();
    else if (step === 'check') void model.send(onOutcome);
    else model.next();
  };
  return (
    <form id={formId} noValidate onSubmit={handleSubmit}>
      {place.of > 1 ? <StepBar {...place} /> : null}
      {warning === null ? null : (
        <Notice kind="warning" live="alert" className="reserve-warning">
          <p>{sentenceText(translate, warning)}</p>
          <p>{translate('reservations.reserve.nothingTaken')}</p>
        </Notice>
      )}
      <Step step={step} model={model} />
      <ActionProblem action={model.action} />
    </form>
  );
});

function stepTitle(step: ReserveStep, { choice }: ReserveProductViewModel, translate: Translate): string {
  const { chosen } = choice;
  if (step !== 'extra') return translate(`reservations.reserve.${step}.title`);
  return translate('reservations.reserve.extra.title', {
    amount: chosen === null ? '' : formatAmount(chosen.ownPayment),
  });
}

const Step = observer(function Step(props: { readonly step: ReserveStep; readonly model: ReserveProductViewModel }) {
  const { step, model } = props;
  switch (step) {
    case 'voucher':
      return <ReserveVoucherView model={model} />;
    case 'details':
      return <ReserveDetailsView model={model} />;
    case 'extra':
      return <ReserveExtraView model={model} />;
    case 'check':
      return <ReserveCheckView model={model} />;
  }
});

const Foot = observer(function Foot(props: {
  readonly model: ReserveProductViewModel;
  readonly step: ReserveStep;
  readonly formId: string;
  readonly goBack: () => void;
}) {
  const { model, step, formId, goBack } = props;
  const translate = useTexts();
  const busy = translate(step === 'check' ? 'reservations.reserve.sending' : 'reservations.reserve.checking');
  return (
    <>
      <CallButton
        appearance="primary"
        type="submit"
        form={formId}
        busy={model.isBusy && busy}
        {...(step === 'check' ? {} : { iconEnd: <IconArrowRight stroke={1.5} aria-hidden="true" /> })}
      >
        {translate(step === 'check' ? sendLabel(model) : 'shell.next')}
      </CallButton>
      {/* Nothing while the reservation is sent, which cannot be stopped. */}
      {model.action.isBusy ? null : (
        <Button appearance="subtle" onClick={goBack}>
          {translate(model.wizard.position <= 1 ? 'shell.cancel' : 'shell.previous')}
        </Button>
      )}
    </>
  );
});

function sendLabel({ choice }: ReserveProductViewModel) {
  return (choice.chosen?.online ?? 0) > 0 ? 'reservations.reserve.online.send' : 'reservations.reserve.send';
}
