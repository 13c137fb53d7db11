import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Product, ProductFund } from '@stadstegoed/core/products/product.ts';
import type { WhatYouPay } from '@stadstegoed/core/products/what-you-pay.ts';
import { CANCEL_DAYS } from '@stadstegoed/core/reservations/reservation-rules.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { Settings } from '../../lib/app/settings.ts';
import { useService } from '../../lib/view-model/use-view-model.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { ProductViewModel } from './product.vm.ts';
import { canReserve } from './reserve-action.view.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** The conditions of an offer: until when, how many are left, and how often a resident may take it. */
export const ProductFacts = observer(function ProductFacts(props: {
  readonly product: Product;
  readonly model: ProductViewModel;
}) {
  const { product, model } = props;
  const translate = useTexts();
  const language = useLanguage();
  const settings = useService(Settings);
  const { expireAt, stockAmount, soldOut, expired } = product;
  const cancel = canReserve(product) ? cancelText(settings, model.face?.pays, translate) : null;
  const facts: readonly { readonly key: string; readonly picture: Elements; readonly text: string }[] = [
    ...(cancel === null ? [] : [{ key: 'cancel', picture: <IconRotate {...icon} />, text: cancel }]),
    ...(expireAt === null || expired
      ? []
      : [
          {
            key: 'until',
            picture: <IconCalendar {...icon} />,
            text: translate('products.product.until', { date: formatDate(expireAt, language) }),
          },
        ]),
    ...(stockAmount === null || soldOut
      ? []
      : [
          {
            key: 'left',
            picture: <IconUsers {...icon} />,
            text: translate('products.left', { count: stockAmount }),
          },
        ]),
    ...limitedFunds(model, product)
      .map((fund) => [fund, limitText(fund, model.ownFunds.includes(fund), translate)] as const)
      .filter(([, text]) => text !== null)
      .slice(0, 1)
      .map(([fund, text]) => ({ key: `limit-${fund.id}`, picture: <IconTicket {...icon} />, text: text ?? '' })),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className="product-facts">
      {facts.map(({ key, picture, text }) => (
        <li key={key}>
          {picture}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
});

/** How long a reservation can be cancelled; null when none can be made. */
function cancelText({ platform }: Pick<Settings, 'platform'>, pays: WhatYouPay | undefined, translate: Translate) {
  if (pays?.kind !== 'nothing' && pays?.kind !== 'part') return null;
  if (pays.kind === 'part' && pays.paysOnline) return translate('products.product.cancelAfterPaying');
  if (platform?.hasCancelTerm === false) return translate('products.product.cancelUntilYes');
  return translate('products.product.cancel', { days: CANCEL_DAYS });
}

/** The funds whose limit counts: those of the resident's own vouchers, otherwise all. */
function limitedFunds({ ownFunds }: ProductViewModel, product: Product): readonly ProductFund[] {
  return ownFunds.length > 0 ? ownFunds : product.funds;
}

/**
 * How often a resident may take the offer in a fund. Null without a limit, and when the resident reached it, which the
 * price card says itself.
 */
function limitText(fund: ProductFund, isOwn: boolean, translate: Translate): string | null {
  const { limitPerIdentity: count, limitAvailable: left } = fund;
  if (count === null || (isOwn && left === 0)) return null;
  if (isOwn && left !== null) return translate('products.product.limit.left', { count: left });
  return translate('products.product.limit.may', { count });
}
