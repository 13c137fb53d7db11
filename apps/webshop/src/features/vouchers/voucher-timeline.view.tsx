import { parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { minusMoney, NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import type { TimelineEntry } from '@stadstegoed/core/vouchers/transaction.ts';
import { lacksTransactions, receivedBudget, type TimelineMonth } from '@stadstegoed/core/vouchers/timeline.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { formatAmount, formatDate, speakAmount } from '@stadstegoed/ui/format.ts';
import { formatDayMonth, formatMonth, formatSigned, formatTime } from '@stadstegoed/ui/format-date.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { useContentLang } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { ShowMore } from '../../lib/list/show-more.view.tsx';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { timelineLine } from './timeline-line.ts';
import { VoucherSetApart } from './voucher-set-apart.view.tsx';
import { NoLines, TimelineFilters, TimelineTotalsLine } from './voucher-timeline-filters.view.tsx';
import type { VoucherTimeline } from './voucher-timeline.ts';

const HEADING = 'voucher-timeline';

interface TimelineProps {
  readonly timeline: VoucherTimeline;
  readonly voucher: Voucher;
}

/**
 * Incoming and outgoing transactions by month with their sum, newest first. None of them while one cannot be read: the
 * sums and the balances after each would be untrue.
 */
export const VoucherTimelineView = observer(function VoucherTimelineView({ timeline, voucher }: TimelineProps) {
  const translate = useTexts();
  return (
    <section aria-labelledby={HEADING} className="voucher-timeline">
      <Heading level={2} id={HEADING} tabIndex={-1}>
        {translate('vouchers.timeline.title')}
      </Heading>
      <VoucherSetApart voucher={voucher} />
      {lacksTransactions(voucher) ? (
        <Notice kind="warning">
          <p>{translate('vouchers.timeline.incomplete')}</p>
        </Notice>
      ) : timeline.entries.length === 0 ? (
        <p>{translate(emptyText(voucher))}</p>
      ) : (
        <>
          {timeline.isOpen ? (
            <>
              <TimelineFilters timeline={timeline} />
              <TimelineTotalsLine timeline={timeline} />
            </>
          ) : null}
          <Months timeline={timeline} />
        </>
      )}
      <ReceivedLine timeline={timeline} voucher={voucher} />
    </section>
  );
});

/** The newest part, all of it on paper. Opening a long one moves the focus to its heading, below which the filters come. */
const Months = observer(function Months({ timeline }: { readonly timeline: VoucherTimeline }) {
  const translate = useTexts();
  const { months, isFolded, shown } = timeline;
  const handleOpen = () => {
    flushSync(timeline.open);
    document.getElementById(HEADING)?.focus();
  };
  return (
    <>
      {months.length === 0 ? <NoLines timeline={timeline} /> : null}
      {months.map((month) => (
        <Month key={month.month} month={month} timeline={timeline} />
      ))}
      {isFolded ? (
        <Button className="no-print" onClick={handleOpen}>
          {translate('vouchers.timeline.open', { count: shown.length })}
        </Button>
      ) : null}
      <ShowMore
        part={timeline.part}
        total={isFolded ? 0 : shown.length}
        label={() => translate('vouchers.timeline.earlier')}
        items=".voucher-line"
      />
    </>
  );
});

/** The budget with which it all began, below the oldest entry: not while some of them are left out. */
const ReceivedLine = observer(function ReceivedLine({ timeline, voucher }: TimelineProps) {
  const translate = useTexts();
  const language = useLanguage();
  const received = receivedBudget(voucher);
  const shown = timeline.months.reduce((count, { entries }) => count + entries.length, 0);
  if (received === null || shown < timeline.entries.length) return null;
  const { amount, day } = received;
  return (
    <div className="voucher-line voucher-line--received" data-incoming>
      <span className="voucher-line__icon">
        <IconArrowDownLeft stroke={1.5} aria-hidden />
      </span>
      <div>
        <div>
          <b>{translate('vouchers.timeline.topUp')}</b>
        </div>
        <div className="voucher-line__when">{formatDate(day, language)}</div>
      </div>
      <div className="voucher-line__amount figures">
        <span aria-hidden="true" translate="no">
          {formatSigned(amount)}
        </span>
        <span className="visually-hidden">
          {translate('vouchers.timeline.plus', { amount: speakAmount(amount, language) })}
        </span>
      </div>
    </div>
  );
});

/** A product is collected and a discount is used; only a budget is paid with. */
function emptyText({ product, used, fund }: Voucher) {
  if (product !== null) return used === true ? 'vouchers.timeline.emptyCollected' : 'vouchers.timeline.emptyProduct';
  return fund.type === 'budget' ? 'vouchers.timeline.empty' : 'vouchers.timeline.emptyDiscounts';
}

function Month(props: { readonly month: TimelineMonth; readonly timeline: VoucherTimeline }) {
  const language = useLanguage();
  const translate = useTexts();
  const { month, sum, entries } = props.month;
  const first = parseCalendarDate(`${month}-01`);
  return (
    <section className="voucher-month">
      <div className="voucher-month__head">
        <h3>{first === null ? month : formatMonth(first, language)}</h3>
        <p className="figures">
          <span aria-hidden="true" translate="no">
            {formatSigned(sum)}
          </span>
          <span className="visually-hidden">
            {translate(sum < 0 ? 'vouchers.timeline.minus' : 'vouchers.timeline.plus', {
              amount: speakAmount(sum < 0 ? minusMoney(NO_MONEY, sum) : sum, language),
            })}
          </span>
        </p>
      </div>
      <ul>
        {entries.map((entry) => (
          <Line key={`${entry.type}-${entry.id}`} entry={entry} timeline={props.timeline} />
        ))}
      </ul>
    </section>
  );
}

/** Drawn again only when its entry changes: each key in the search draws the list. */
const Line = observer(function Line(props: { readonly entry: TimelineEntry; readonly timeline: VoucherTimeline }) {
  const translate = useTexts();
  const language = useLanguage();
  const contentLang = useContentLang();
  const { entry, timeline } = props;
  const Icon = iconOf(entry);
  const state = entry.type === 'transaction' && entry.state !== 'success' ? entry.state : null;
  return (
    <li className="voucher-line" tabIndex={-1} data-incoming={timelineLine(entry).isIncoming || undefined}>
      <span className="voucher-line__icon">
        <Icon stroke={1.5} aria-hidden />
      </span>
      <div>
        <div>
          <b lang={entry.type === 'product_voucher' ? contentLang : undefined}>{nameOf(entry, translate)}</b>
        </div>
        <div className="voucher-line__when">
          {[
            translate('vouchers.timeline.when', {
              day: formatDayMonth(entry.day, language),
              time: formatTime(entry.at, language),
            }),
            ...(entry.type === 'product_voucher' ? [translate('vouchers.timeline.reserved')] : []),
            ...(state === null ? [] : [translate(STATE_TEXTS[state])]),
          ].join(', ')}
        </div>
      </div>
      <Amount entry={entry} timeline={timeline} />
    </li>
  );
});

/**
 * The amount with its sign, in words for screen readers, and the balance after it. Blocks, because a screen reader reads
 * inline elements that a flex container lays out as one word.
 */
const Amount = observer(function Amount(props: { readonly entry: TimelineEntry; readonly timeline: VoucherTimeline }) {
  const { entry, timeline } = props;
  const translate = useTexts();
  const language = useLanguage();
  const { change, isIncoming } = timelineLine(entry);
  const after = timeline.balanceAfter(entry);
  return (
    <div className="voucher-line__amount figures">
      <div>
        <span aria-hidden="true" translate="no">
          {formatSigned(change)}
        </span>
        <span className="visually-hidden">
          {translate(isIncoming ? 'vouchers.timeline.plus' : 'vouchers.timeline.minus', {
            amount: speakAmount(entry.amount, language),
          })}
        </span>
      </div>
      {after === null ? null : (
        <div className="voucher-line__after">
          {translate('vouchers.timeline.after', { amount: formatAmount(after) })}
        </div>
      )}
    </div>
  );
});

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
