import type { Reservation } from '@stadstegoed/core/reservations/reservation.ts';
import { daysBetween, type CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import { CalendarLeaf } from '@stadstegoed/ui/calendar-leaf/calendar-leaf.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatWeekday } from '@stadstegoed/ui/format-date.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';

/** The days before the last one from which they are counted. */
const COUNTED_FROM = 14;

/** The last day to collect a reservation, as a leaf of a calendar and in words. */
export function CollectBy({ reservation, today }: { readonly reservation: Reservation; readonly today: CalendarDate }) {
  const translate = useTexts();
  const language = useLanguage();
  const { expireAt } = reservation;
  const count = daysBetween(today, expireAt);
  const date = `${formatWeekday(expireAt, language, 'long')} ${formatDate(expireAt, language)}`;
  return (
    <div className="collect-by">
      <CalendarLeaf day={expireAt} language={language} />
      <p>
        <b>{translate('reservations.details.collect', { date })}</b>
        <br />
        {count === 0 ? <span>{translate('reservations.details.lastDay')}</span> : null}
        {count > 0 && count <= COUNTED_FROM ? (
          <span>{translate('reservations.details.daysLeft', { count })}</span>
        ) : null}{' '}
        <span>{translate('reservations.details.after')}</span>
      </p>
    </div>
  );
}
