import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { useTexts } from '../../support/texts.ts';

/** The history of the voucher itself: created, activated, ended, expired (1 §2). */
export function VoucherHistoryView(props: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const { history } = props.voucher;
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="voucher-history">
      <Heading level={2} id="voucher-history">
        {translate('vouchers.history.title')}
      </Heading>
      <ol className="voucher-history plain-list">
        {history.map((item) => (
          <li key={item.id}>
            <b>{item.eventLocale}</b> <span className="text-subtle text-sm">{item.dayLocale}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
