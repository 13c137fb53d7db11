import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { TimelineEntry } from '@stadstegoed/core/vouchers/transaction.ts';
import type { TimelineMonth } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { formatDayMonth, formatMonth, formatSigned, formatTime, speakAmount } from '@stadstegoed/ui/format.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { observer } from 'mobx-react-lite';
import { useLanguage } from '../../support/use-language.ts';
import { useTexts, type Translate } from '../../support/texts.ts';
import { timelineLine } from './timeline-line.ts';
import type { VoucherViewModel } from './voucher.vm.ts';

/** Incoming and outgoing transactions by month with their sum, newest first (1 §2). */
export const VoucherTimelineView = observer(function VoucherTimelineView(props: { model: VoucherViewModel }) {
  const translate = useTexts();
  const { months } = props.model;
  return (
    <section aria-labelledby="voucher-timeline">
      <Heading level={2} id="voucher-timeline">
        {translate('vouchers.timeline.title')}
      </Heading>
      {months.length === 0 ? <p>{translate('vouchers.timeline.empty')}</p> : null}
      {months.map((month) => (
        <Month key={month.month} month={month} />
      ))}
    </section>
  );
});

function Month(props: { readonly month: TimelineMonth }) {
  const language = useLanguage();
  const { month, sum, entries } = props.month;
  const first = parseCalendarDate(`${month}-01`);
  return (
    <section className="voucher-month">
      <div className="voucher-month__head">
        <h3>{first === null ? month : formatMonth(first, language)}</h3>
        <span className="figures">{formatSigned(sum)}</span>
      </div>
      <ul className="plain-list">
        {entries.map((entry) => (
          <Line key={`${entry.type}-${entry.id}`} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Line(props: { readonly entry: TimelineEntry }) {
  const translate = useTexts();
  const language = useLanguage();
  const { entry } = props;
  const { change, isIncoming } = timelineLine(entry);
  const Icon = iconOf(entry);
  return (
    <li className="voucher-line" data-incoming={isIncoming || undefined}>
      <span className="voucher-line__icon">
        <Icon stroke={1.5} aria-hidden />
      </span>
      <span>
        <b>{nameOf(entry, translate)}</b>
        <span className="voucher-line__when">
          {translate('vouchers.timeline.when', {
            day: formatDayMonth(entry.day, language),
            time: formatTime(entry.at, language),
          })}
          {entry.type === 'transaction' && entry.state !== 'success' ? `, ${translate(STATE_TEXTS[entry.state])}` : ''}
        </span>
      </span>
      <span className="voucher-line__amount figures">
        <span aria-hidden="true">{formatSigned(change)}</span>
        <span className="visually-hidden">
          {translate(isIncoming ? 'vouchers.timeline.plus' : 'vouchers.timeline.minus', {
            amount: speakAmount(entry.amount, language),
          })}
        </span>
      </span>
    </li>
  );
}

const STATE_TEXTS = { pending: 'vouchers.timeline.pending', canceled: 'vouchers.timeline.canceled' } as const;

function iconOf(entry: TimelineEntry) {
  if (entry.type === 'product_voucher') return IconTicket;
  if (entry.target === 'top_up') return IconArrowDownLeft;
  return entry.target === 'iban' ? IconReceipt : IconShoppingBag;
}

function nameOf(entry: TimelineEntry, translate: Translate): string {
  if (entry.type === 'product_voucher') return entry.productName;
  if (entry.target === 'top_up') return translate('vouchers.timeline.topUp');
  if (entry.target === 'iban') return translate('vouchers.timeline.iban');
  return entry.organization?.name ?? entry.productName ?? translate('vouchers.timeline.payment');
}
