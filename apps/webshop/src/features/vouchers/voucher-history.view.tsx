import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { receivedBudget } from '@stadstegoed/core/vouchers/timeline.ts';
import { voucherSituation } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher, VoucherEvent } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { ShopLink, useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import type { TextKey } from '../../texts/text-keys.ts';

const EVENTS = {
  created_budget: 'vouchers.history.received',
  created_product: 'vouchers.history.reserved',
  activated: 'vouchers.history.activated',
  deactivated: 'vouchers.history.stopped',
  expired: 'vouchers.history.expired',
} as const satisfies Record<VoucherEvent, TextKey>;

/** What happened to the voucher itself and is not said elsewhere: the end stands on its ticket, and that it was received below its payments. */
export function VoucherHistoryView(props: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { product, history } = props.voucher;
  const situation = voucherSituation(props.voucher);
  const said: readonly (VoucherEvent | false)[] = [
    receivedBudget(props.voucher) !== null && 'created_budget',
    situation === 'stopped' && 'deactivated',
    situation === 'expired' && 'expired',
  ];
  const shown = history.filter(({ event }) => !said.includes(event));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="voucher-history">
      <Heading level={2} id="voucher-history">
        {translate('vouchers.history.title')}
      </Heading>
      <ol className="voucher-history">
        {shown.map((item) => (
          <li key={item.id}>
            <b>{translate(EVENTS[item.event])}</b>{' '}
            <span className="text-subtle text-sm">{formatDate(item.day, language)}</span>
          </li>
        ))}
      </ol>
      <p>
        <ShopLink href={href(goTo(product === null ? 'own-requests' : 'reservations', {}))}>
          {translate(product === null ? 'vouchers.history.requests' : 'vouchers.history.reservations')}
        </ShopLink>
      </p>
    </section>
  );
}
