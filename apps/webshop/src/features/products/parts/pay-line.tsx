import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs';
import IconTicketOff from '@tabler/icons-react/dist/esm/icons/IconTicketOff.mjs';
import type { WhatYouPay } from '@stadstegoed/core/products/what-you-pay.ts';
import { minusMoney } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { TextKey } from '../../../texts/text-keys.ts';
import { useTexts, type Translate } from '../../../lib/texts/texts.ts';

/** The sentence and the icon of each outcome without an amount; `good` when the resident pays nothing. */
const LINES: Readonly<
  Record<
    Exclude<WhatYouPay['kind'], 'part' | 'unknown' | 'reading'>,
    { readonly text: TextKey; readonly Icon: typeof IconCoins; readonly good?: true }
  >
> = {
  nothing: { text: 'products.pay.nothing', Icon: IconCircleCheck, good: true },
  free: { text: 'products.pay.free', Icon: IconCircleCheck, good: true },
  at_counter: { text: 'products.pay.atCounter', Icon: IconBuildingStore },
  no_voucher: { text: 'products.pay.noVoucher', Icon: IconTicketOff },
  not_enough: { text: 'products.pay.notEnough', Icon: IconTicketOff },
  limit_reached: { text: 'products.pay.limitReached', Icon: IconCircleCheck },
  sold_out: { text: 'products.pay.soldOut', Icon: IconCircleX },
  expired: { text: 'products.pay.expired', Icon: IconCircleX },
  gone: { text: 'products.pay.gone', Icon: IconCircleX },
};

/** What this resident pays, in words, or what is left of the voucher then; nothing for a visitor, and while it is unknown. */
export function PayLine(props: { readonly pays: WhatYouPay; readonly saysLeft?: boolean }) {
  const { pays, saysLeft = false } = props;
  const translate = useTexts();
  if (pays.kind === 'unknown' || pays.kind === 'reading') return null;
  if (pays.kind === 'part') {
    return (
      <span className="product-pay">
        <IconCoins size={20} stroke={1.5} aria-hidden="true" />
        <span>{partText(pays, translate)}</span>
      </span>
    );
  }
  const { text, Icon, good } = LINES[pays.kind];
  const now = pays.kind === 'nothing' && saysLeft ? pays.voucher.amount : null;
  return (
    <span className={good ? 'product-pay product-pay--good' : 'product-pay'}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <span>
        {pays.kind === 'nothing' && now !== null
          ? translate('products.pay.left', { amount: formatAmount(minusMoney(now, pays.covered)) })
          : translate(text)}
      </span>
    </span>
  );
}

/** What the resident pays beside the voucher; no amount where it would tell a balance that the municipality hides. */
function partText({ self, isShort, paysOnline }: Extract<WhatYouPay, { kind: 'part' }>, translate: Translate): string {
  if (self === null) return translate(isShort ? 'products.pay.notEnough' : 'products.pay.selfPart');
  const key = paysOnline ? 'products.pay.online' : isShort ? 'products.pay.short' : 'products.pay.self';
  return translate(key, { amount: formatAmount(self) });
}
