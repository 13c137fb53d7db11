import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { pendingAmount } from '@stadstegoed/core/vouchers/timeline.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { formatDayMonth } from '@stadstegoed/ui/format-date.ts';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';

/** What is off the balance and not spent yet: the reimbursements on which the municipality has not decided. */
export function VoucherSetApart({ voucher }: { readonly voucher: Voucher }) {
  const translate = useTexts();
  const language = useLanguage();
  const href = useHref();
  const { pendingReimbursements: pending = [] } = voucher;
  const total = pendingAmount(voucher);
  if (total === null || pending.length === 0) return null;
  return (
    <section className="voucher-month" aria-labelledby="voucher-set-apart">
      <div className="voucher-month__head">
        <h3 id="voucher-set-apart">{translate('vouchers.pendingAmount.title')}</h3>
        <p className="figures" translate="no">
          {formatAmount(total)}
        </p>
      </div>
      <ul>
        {pending.map(({ id, title, amount, submittedOn }) => (
          <li key={id} className="voucher-line">
            <span className="voucher-line__icon">
              <IconReceipt stroke={1.5} aria-hidden />
            </span>
            <div>
              <div>
                <Link href={href(goTo('reimbursement', { id }))}>
                  {title ?? translate('vouchers.pendingAmount.claim')}
                </Link>
              </div>
              <div className="voucher-line__when">
                {submittedOn === null
                  ? translate('vouchers.pendingAmount.waiting')
                  : translate('vouchers.pendingAmount.since', { day: formatDayMonth(submittedOn, language) })}
              </div>
            </div>
            <div className="voucher-line__amount figures">{amount === null ? null : formatAmount(amount)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
