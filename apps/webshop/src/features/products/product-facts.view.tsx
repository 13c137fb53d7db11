import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { Product } from '@stadstegoed/core/products/product.ts';
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
  const until = expireAt === null || expired ? null : formatDate(expireAt, language);
  const facts: readonly { readonly text: string | null; readonly picture: Elements }[] = [
    { text: cancel, picture: <IconRotate {...icon} /> },
    { text: until && translate('products.product.until', { date: until }), picture: <IconCalendar {...icon} /> },
    {
      text: stockAmount === null || soldOut ? null : translate('products.left', { count: stockAmount }),
      picture: <IconUsers {...icon} />,
    },
    { text: limitText(model, product, translate), picture: <IconTicket {...icon} /> },
  ];
  const known = facts.filter(({ text }) => text !== null);
  if (known.length === 0) return null;
  return (
    <ul className="product-facts">
      {known.map(({ text, picture }) => (
        <li key={text}>
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

/**
 * How often a resident may take the offer in one of her own funds, otherwise in any. Null without a limit, when she reached it,
 * which the price card says itself, and when fewer are left than she may take.
 */
function limitText(model: ProductViewModel, product: Product, translate: Translate): string | null {
  const isOwn = model.ownFunds.length > 0;
  const verb = canReserve(product) ? 'reserve' : 'use';
  const limits = (isOwn ? model.ownFunds : product.funds).map(({ limitPerIdentity, limitAvailable }) => ({
    count: limitPerIdentity === null ? null : ((isOwn ? limitAvailable : null) ?? limitPerIdentity),
    kind: isOwn && limitAvailable !== null ? ('left' as const) : ('may' as const),
  }));
  const limit = limits.find(({ count }) => count !== null && count !== 0);
  if (!limit || limit.count === null || limit.count > (product.stockAmount ?? Infinity)) return null;
  return translate(`products.product.limit.${verb}.${limit.kind}`, { count: limit.count });
}
