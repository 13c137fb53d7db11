import { formatCardNumber } from '@stadstegoed/core/physical-cards/card-number.ts';
import { linkedType } from '@stadstegoed/core/physical-cards/card-offer.ts';
import { hasQrCode } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { UnlinkStep } from '@stadstegoed/core/physical-cards/card-steps.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { Dialogs, type DialogParams, type DialogProps } from '../../lib/app/dialogs.ts';
import { CallButton } from '../../lib/load/long-wait.view.tsx';
import { SafeButton } from '../../lib/page/safe-button.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel, useService } from '../../lib/view-model/use-view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { Consequences } from '../account/parts/consequences.tsx';
import { HouseWithKey } from './card-scenes.view.tsx';
import { ActionProblem } from '../../lib/action/action-problem.view.tsx';
import { PlasticCard } from './parts/plastic-card.tsx';
import { PhysicalCardUnlinkViewModel } from './physical-card-unlink.vm.ts';
import './cards.css';

type Params = DialogParams['physical-card-unlink'];

const TITLES = {
  start: 'physicalCards.unlink.title',
  confirmation: 'physicalCards.unlink.sureTitle',
  unlinked: 'physicalCards.unlink.doneTitle',
} as const satisfies Record<UnlinkStep, TextKey>;

/** Unlinks the card in three steps: start, confirmation, unlinked (PC-008). */
export const Component = observer(function PhysicalCardUnlinkDialog(props: DialogProps<'physical-card-unlink'>) {
  const { params, open, onClose } = props;
  const translate = useTexts();
  const model = usePartModel(PhysicalCardUnlinkViewModel, undefined);
  const { step } = model;
  const title = translate(TITLES[step]);
  const number = formatCardNumber(params.voucher.physicalCard?.code ?? '', linkedType(params.voucher));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      step={step}
      above={step === 'unlinked' ? undefined : translate('physicalCards.unlink.above', { number })}
      closeLabel={translate('shell.close')}
      footer={<Foot model={model} params={params} onClose={onClose} />}
    >
      {step === 'start' ? <Start params={params} number={number} /> : null}
      {step === 'confirmation' ? <Sure params={params} /> : null}
      {step === 'unlinked' ? <Unlinked params={params} /> : null}
      <ActionProblem action={model.action} />
    </Dialog>
  );
});

function Start({ params, number }: { readonly params: Params; readonly number: string }) {
  const translate = useTexts();
  const { voucher } = params;
  return (
    <>
      <div className="card-centre">
        <PlasticCard
          voucher={voucher}
          number={number}
          size="small"
          label={translate('physicalCards.card', { number })}
        />
      </div>
      <Consequences
        lines={[
          { icon: <IconBan stroke={1.5} aria-hidden />, text: translate('physicalCards.unlink.nobody') },
          ...(hasQrCode(voucher)
            ? [{ icon: <IconQrcode stroke={1.5} aria-hidden />, text: translate('physicalCards.unlink.qr') }]
            : []),
          { icon: <IconRefresh stroke={1.5} aria-hidden />, text: translate('physicalCards.unlink.again') },
        ]}
      />
    </>
  );
}

function Sure({ params }: { readonly params: Params }) {
  const translate = useTexts();
  const { fund, amount } = params.voucher;
  return (
    <>
      <p>{translate('physicalCards.unlink.sureText', { fund: fund.name })}</p>
      {fund.type === 'budget' && amount !== null ? (
        <p>{translate('physicalCards.unlink.balance', { amount: formatAmount(amount) })}</p>
      ) : null}
    </>
  );
}

function Unlinked({ params }: { readonly params: Params }) {
  const translate = useTexts();
  const { fund, amount } = params.voucher;
  return (
    <div className="card-done">
      <HouseWithKey />
      <p>{translate('physicalCards.unlink.doneText')}</p>
      {fund.type === 'budget' && amount !== null ? (
        <p>{translate('physicalCards.unlink.doneBalance', { amount: formatAmount(amount) })}</p>
      ) : null}
    </div>
  );
}

type FootProps = { model: PhysicalCardUnlinkViewModel; params: Params; onClose: () => void };

/** Danger first, the safe choice as the primary one; it takes focus. */
const Foot = observer(function Foot({ model, params, onClose }: FootProps) {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  const keep = <SafeButton key={model.step} label={translate('physicalCards.unlink.keep')} onSelect={onClose} />;
  switch (model.step) {
    case 'start':
      return (
        <>
          <Button onClick={model.next}>{translate('shell.next')}</Button>
          {keep}
        </>
      );
    case 'confirmation':
      return (
        <>
          <CallButton
            appearance="danger"
            onClick={() => void model.confirm(params.voucher, params.onChanged)}
            busy={model.action.isBusy && translate('physicalCards.unlink.busy')}
          >
            {translate('physicalCards.unlink.sure')}
          </CallButton>
          {keep}
        </>
      );
    case 'unlinked':
      return (
        <>
          <Button appearance="primary" onClick={onClose}>
            {translate('shell.close')}
          </Button>
          {params.voucher.state === 'deactivated' ? null : (
            <Button onClick={() => dialogs.open('physical-card-type', withoutCard(params))}>
              {translate('physicalCards.unlink.new')}
            </Button>
          )}
        </>
      );
  }
});

function withoutCard(params: Params): DialogParams['physical-card-type'] {
  return { ...params, voucher: { ...params.voucher, physicalCard: null }, way: 'new' };
}
