import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { CalendarLeaf } from '@stadstegoed/ui/calendar-leaf/calendar-leaf.tsx';
import { classNames } from '@stadstegoed/ui/class-names.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatWeekday } from '@stadstegoed/ui/format-date.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';

/** The last day of a voucher that ends soon, as a leaf of a calendar and in words. */
export function VoucherEnding(props: { readonly lastDay: CalendarDate; readonly daysLeft: number }) {
  const { lastDay, daysLeft } = props;
  const translate = useTexts();
  const language = useLanguage();
  const date = `${formatWeekday(lastDay, language, 'long')} ${formatDate(lastDay, language)}`;
  const isLast = daysLeft === 0;
  return (
    <div className={classNames('voucher-ending', isLast && 'voucher-ending--last')}>
      <CalendarLeaf day={lastDay} language={language} />
      <p>
        <b>{isLast ? translate('vouchers.ending.today') : translate('vouchers.ending.days', { count: daysLeft })}</b>{' '}
        <span>{isLast ? translate('vouchers.ending.todayHow') : translate('vouchers.ending.until', { date })}</span>
      </p>
    </div>
  );
}
