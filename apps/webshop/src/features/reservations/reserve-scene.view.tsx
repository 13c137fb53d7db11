import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';
import { formatChoices } from '@stadstegoed/ui/format-count.ts';
import { LazyScene } from '@stadstegoed/ui/state-screen/lazy-scene.tsx';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { IfScreenEnabled } from '../../lib/links/if-screen-enabled.view.tsx';
import { CallUs } from '../../lib/links/call-us.view.tsx';
import type { Sentence } from '../../lib/app/app-ports.ts';
import { useHref } from '../../lib/links/shop-link.tsx';
import { sentenceText, useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { AmountStub } from './amount-stub.view.tsx';
import type { ReserveScene } from './reserve-choice.ts';
import type { ReserveProductViewModel } from './reserve-product.vm.ts';
import { voucherTint } from './reserve-voucher.view.tsx';
import { voucherArt, voucherName } from './voucher-name.ts';

/** The scenes in which the product cannot be reserved now. */
export type NoReservationScene = Exclude<ReserveScene, 'loading' | 'steps' | 'done' | 'to_pay'>;

export interface NoReservationProps {
  readonly scene: NoReservationScene;
  readonly model: ReserveProductViewModel;
}

/** Why the product cannot be reserved now. */
export const NoReservation = observer(function NoReservation({ scene, model }: NoReservationProps) {
  const translate = useTexts();
  const language = useLanguage();
  return (
    <>
      <p className="text-subtle" role={model.wasInSteps ? 'alert' : undefined}>
        {textOf(scene, model, { translate, language })}
      </p>
      {scene === 'not_enough' ? <Balances model={model} /> : null}
      {scene === 'rejected' ? (
        <p className="text-sm text-subtle">
          <CallUs text="reservations.reserve.rejected.help" />
        </p>
      ) : null}
    </>
  );
});

/** The drawing of a scene without steps; undefined for the others. */
export function drawingOf(scene: ReserveScene): ReactNode {
  if (scene === 'loading' || scene === 'steps' || scene === 'done' || scene === 'to_pay') return undefined;
  return <LazyScene key={scene} name={PICTURES[scene]} />;
}

const PICTURES = {
  sign_in: 'letterbox',
  gone: 'bench',
  expired: 'bench',
  sold_out: 'market',
  not_reservable: 'bench',
  no_voucher: 'signpost',
  not_enough: 'lamp',
  limit: 'checklist',
  refused: 'bridge',
  rejected: 'bridge',
} as const;

const TITLES = {
  sign_in: 'reservations.reserve.signIn.title',
  gone: 'reservations.reserve.gone.title',
  expired: 'reservations.reserve.expired.title',
  not_reservable: 'reservations.reserve.notReservable.title',
  no_voucher: 'reservations.reserve.noVoucher.title',
  not_enough: 'reservations.reserve.notEnough.title',
  refused: 'reservations.reserve.rejected.title',
  rejected: 'reservations.reserve.rejected.title',
} as const;

/** The title of a scene without steps. */
export function sceneTitle(scene: NoReservationScene, model: ReserveProductViewModel, translate: Translate): string {
  if (scene === 'sold_out') {
    return translate(
      model.wasInSteps ? 'reservations.reserve.soldOut.justTitle' : 'reservations.reserve.soldOut.title',
    );
  }
  if (scene === 'limit') {
    const { situation } = model.choice;
    const limit = situation?.kind === 'limit' ? situation.limit : null;
    return limit === null
      ? translate('reservations.reserve.limit.titleAll')
      : translate('reservations.reserve.limit.title', { count: limit });
  }
  return translate(TITLES[scene]);
}

interface Words {
  readonly translate: Translate;
  readonly language: Language;
}

function textOf(scene: NoReservationScene, model: ReserveProductViewModel, words: Words): string {
  const { translate } = words;
  switch (scene) {
    case 'no_voucher':
      if (model.warning !== null) return whyNoVoucher(model.warning, translate);
      return translate('reservations.reserve.noVoucher.text', { funds: fundNames(model, words) });
    case 'not_enough':
      return translate('reservations.reserve.notEnough.text', { price: priceOf(model) });
    case 'rejected':
    case 'refused':
      return translate('reservations.reserve.rejected.text', { reason: reasonOf(model, translate) });
    case 'sold_out':
      return translate(
        model.wasInSteps ? 'reservations.reserve.soldOut.justText' : 'reservations.reserve.soldOut.text',
      );
    default:
      return translate(TEXTS[scene]);
  }
}

const TEXTS = {
  sign_in: 'reservations.reserve.signIn.text',
  gone: 'reservations.reserve.gone.text',
  expired: 'reservations.reserve.expired.text',
  not_reservable: 'reservations.reserve.notReservable.text',
  limit: 'reservations.reserve.limit.text',
} as const;

/** The chosen voucher ended while the dialog was open, and no other one can pay. */
function whyNoVoucher(reason: Sentence, translate: Translate): string {
  return `${sentenceText(translate, reason)} ${translate('reservations.reserve.nothingTaken')}`;
}

function reasonOf({ rejection }: ReserveProductViewModel, translate: Translate): string {
  return rejection === null ? translate('reservations.reserve.rejectedText') : sentenceText(translate, rejection);
}

function fundNames({ choice }: ReserveProductViewModel, { language }: Words): string {
  const { situation } = choice;
  const funds = situation?.kind === 'no_voucher' ? situation.funds : [];
  return formatChoices(
    funds.map(({ name }) => name),
    language,
  );
}

function priceOf({ choice }: ReserveProductViewModel): string {
  const [option] = choice.options;
  return option === undefined ? '' : formatAmount(option.pays);
}

/** The vouchers whose balance is too low, except hidden balances. */
const Balances = observer(function Balances({ model }: { readonly model: ReserveProductViewModel }) {
  const translate = useTexts();
  const language = useLanguage();
  return model.choice.options.map((option) => {
    const { voucher } = option;
    return voucher.amount === null ? null : (
      <AmountStub
        key={voucher.address}
        tint={voucherTint(option)}
        art={voucherArt(voucher)}
        name={voucherName(voucher, translate)}
        {...(voucher.expireAt === null
          ? {}
          : { text: translate('reservations.reserve.validUntil', { date: formatDate(voucher.expireAt, language) }) })}
        label={translate('reservations.reserve.saldo')}
        amount={voucher.amount}
      />
    );
  });
});

/** The offers of the same category; all offers when it is unknown. */
function alike({ product }: ReserveProductViewModel) {
  if (product === null) return { to: goTo('products', {}), label: 'reservations.reserve.other' } as const;
  const filter = { product_category_id: product.category.id };
  return { to: goTo('products', {}, filter), label: 'reservations.reserve.alike' } as const;
}

/** The primary link or button of each scene, then the secondary one. */
export const ReserveProblemActions = observer(function ReserveProblemActions(
  props: NoReservationProps & { readonly onClose: () => void },
) {
  const { scene, model, onClose } = props;
  const translate = useTexts();
  const href = useHref();
  const link = (to: Destination, label: string, primary = true) => (
    <IfScreenEnabled screen={to.screen}>
      <ButtonLink appearance={primary ? 'primary' : 'subtle'} href={href(to)}>
        {label}
      </ButtonLink>
    </IfScreenEnabled>
  );
  const products = goTo('products', {});
  switch (scene) {
    case 'sign_in':
      return (
        <>
          {link(model.signIn, translate('reservations.reserve.signIn.button'))}
          <Button appearance="subtle" onClick={onClose}>
            {translate('shell.cancel')}
          </Button>
        </>
      );
    case 'no_voucher': {
      const [fund] = model.choice.situation?.kind === 'no_voucher' ? model.choice.situation.funds : [];
      return (
        <>
          {fund === undefined
            ? null
            : link(goTo('fund', { id: fund.id }), translate('reservations.reserve.toFund', { fund: fund.name }))}
          {link(products, translate('reservations.reserve.other'), fund === undefined)}
        </>
      );
    }
    case 'not_enough':
      return (
        <>
          {link(products, translate('reservations.reserve.fits'))}
          {link(goTo('vouchers', {}), translate('reservations.reserve.toVouchers'), false)}
        </>
      );
    case 'limit':
      return (
        <>
          {link(goTo('reservations', {}), translate('reservations.reserve.toReservations'))}
          {link(products, translate('reservations.reserve.other'), false)}
        </>
      );
    case 'rejected':
    case 'refused':
      return (
        <>
          <Button appearance="primary" onClick={() => void model.load()}>
            {translate('shell.retry')}
          </Button>
          {link(products, translate('reservations.reserve.other'), false)}
        </>
      );
    default: {
      const { to, label } = alike(model);
      return link(to, translate(label));
    }
  }
});
