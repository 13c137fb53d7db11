import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import type { CardStep } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { StepBar } from '@stadstegoed/ui/step-list/step-bar.tsx';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import type { DialogParams, DialogProps } from '../../lib/app/dialogs.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { CardCodeView } from './card-code.view.tsx';
import type { CardOrderForm } from './card-order-form.ts';
import { CardAddressView, CardCheckView } from './card-order.view.tsx';
import { CardTypeView } from './card-type.view.tsx';
import { NewCardDoneView, OldCardDoneView } from './card-done.view.tsx';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { PhysicalCardTypeViewModel } from './physical-card-type.vm.ts';
import './cards.css';

type Params = DialogParams['physical-card-type'];
type Part = Exclude<CardStep, 'confirm_new_card'> | 'address' | 'check';

const TITLES = {
  select_type: 'physicalCards.type.title',
  card_code: 'physicalCards.code.title',
  address: 'physicalCards.order.title',
  check: 'physicalCards.check.title',
  success_old_card: 'physicalCards.oldDone.title',
  success_new_card: 'physicalCards.newDone.title',
} as const satisfies Record<Part, TextKey>;

/** Getting a card in steps (PC-007); confirm_new_card has two parts, the address and its confirmation. */
export const Component = observer(function PhysicalCardTypeDialog(props: DialogProps<'physical-card-type'>) {
  const { params, open, onClose } = props;
  const { voucher, way = null } = params;
  const translate = useTexts();
  const formId = useId();
  const model = usePartModel(PhysicalCardTypeViewModel, { voucher, way });
  const part = partOf(model);
  const title = translate(TITLES[part]);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (part === 'select_type') model.next();
    if (part === 'card_code') void model.link(params.onChanged);
    if (part === 'address') void model.order?.check();
    if (part === 'check') void model.confirmOrder(params.onChanged);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      step={part}
      above={aboveText(part, params, translate)}
      closeLabel={translate('shell.close')}
      footer={<Foot part={part} model={model} formId={formId} onClose={onClose} />}
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {part === 'address' || part === 'check' ? <StepBar step={part === 'address' ? 1 : 2} of={2} /> : null}
        <Step part={part} model={model} params={params} />
        <ActionProblem action={model.action} />
      </form>
    </Dialog>
  );
});

function partOf({ step, order }: PhysicalCardTypeViewModel): Part {
  return step === 'confirm_new_card' ? (order?.part ?? 'address') : step;
}

function aboveText(part: Part, { voucher, owner }: Params, translate: Translate): string | undefined {
  switch (part) {
    case 'address':
    case 'check':
      return translate('physicalCards.order.step', { step: part === 'address' ? 1 : 2 });
    case 'select_type':
    case 'card_code':
      return owner === null
        ? voucher.fund.name
        : translate('physicalCards.above', { fund: voucher.fund.name, name: owner });
    default:
      return undefined;
  }
}

type StepProps = { readonly part: Part; readonly model: PhysicalCardTypeViewModel; readonly params: Params };

const Step = observer(function Step({ part, model, params }: StepProps) {
  const { code, order } = model;
  switch (part) {
    case 'select_type':
      return (
        <CardTypeView owner={params.owner} choices={model.choices} chosen={model.chosen} onChoose={model.choose} />
      );
    case 'card_code':
      return code && <CardCodeView voucher={params.voucher} code={code} />;
    case 'success_old_card':
      return code && <OldCardDoneView voucher={params.voucher} owner={params.owner} number={code.linkedNumber} />;
    default:
      return order && <OrderStep part={part} order={order} getsMail={model.getsMail} voucher={params.voucher} />;
  }
});

interface OrderStepProps {
  readonly part: 'address' | 'check' | 'success_new_card';
  readonly order: CardOrderForm;
  readonly getsMail: boolean;
  readonly voucher: Params['voucher'];
}

const OrderStep = observer(function OrderStep({ part, order, getsMail, voucher }: OrderStepProps) {
  switch (part) {
    case 'address':
      return <CardAddressView order={order} />;
    case 'check':
      return <CardCheckView order={order} getsMail={getsMail} hasQrCode={hasQrCode(voucher)} />;
    case 'success_new_card':
      return <NewCardDoneView voucher={voucher} address={order.placedAddress} />;
  }
});

type FootProps = {
  readonly part: Part;
  readonly model: PhysicalCardTypeViewModel;
  readonly formId: string;
  readonly onClose: () => void;
};

const Foot = observer(function Foot({ part, model, formId, onClose }: FootProps) {
  const translate = useTexts();
  const back = (
    <Button appearance="subtle" icon={<IconArrowLeft stroke={1.5} aria-hidden />} onClick={model.back}>
      {translate('shell.previous')}
    </Button>
  );
  switch (part) {
    case 'select_type':
      return (
        <>
          <Button
            appearance="primary"
            type="submit"
            form={formId}
            iconEnd={<IconArrowRight stroke={1.5} aria-hidden />}
          >
            {translate('shell.next')}
          </Button>
          <Button appearance="subtle" onClick={onClose}>
            {translate('shell.cancel')}
          </Button>
        </>
      );
    case 'success_old_card':
    case 'success_new_card':
      return (
        <Button appearance="primary" onClick={onClose}>
          {translate('physicalCards.done')}
        </Button>
      );
    default:
      return (
        <>
          <CallFoot part={part} model={model} formId={formId} onClose={onClose} />
          {back}
        </>
      );
  }
});

const CALLS = {
  card_code: { label: 'physicalCards.code.link', busy: 'physicalCards.code.linking' },
  address: { label: 'shell.next', busy: 'physicalCards.order.checking' },
  check: { label: 'physicalCards.check.order', busy: 'physicalCards.check.ordering' },
} as const satisfies Partial<Record<Part, { readonly label: TextKey; readonly busy: TextKey }>>;

/** The button that calls the platform; it closes the dialog once the daily limit is reached. */
const CallFoot = observer(function CallFoot(props: FootProps & { readonly part: keyof typeof CALLS }) {
  const { part, model, formId, onClose } = props;
  const translate = useTexts();
  if (model.isLimited) {
    return (
      <Button appearance="primary" onClick={onClose}>
        {translate('shell.close')}
      </Button>
    );
  }
  const arrow = part === 'address' ? { iconEnd: <IconArrowRight stroke={1.5} aria-hidden /> } : {};
  return (
    <CallButton
      appearance="primary"
      type="submit"
      form={formId}
      busy={model.isBusy && translate(CALLS[part].busy)}
      {...arrow}
    >
      {translate(part === 'check' && model.order?.isSecond ? 'physicalCards.check.orderAgain' : CALLS[part].label)}
    </CallButton>
  );
});
