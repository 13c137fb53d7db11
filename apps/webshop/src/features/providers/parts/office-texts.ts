import type { OpeningMoment, OpenNow } from '@stadstegoed/core/providers/open-now.ts';
import {
  MINUTES_PER_DAY,
  type MinuteOfDay,
  type OpeningHours,
  type WeekDay,
} from '@stadstegoed/core/providers/opening-hours.ts';
import { shownKilometres } from '@stadstegoed/core/providers/distance.ts';
import { addDays, parseCalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatWeekday } from '@stadstegoed/ui/format-date.ts';
import type { Translate } from '../../../lib/texts/texts.ts';

/** `0,8 km`: one decimal below ten kilometres. */
export function distanceText(kilometres: number, language: Language): string {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const options = { style: 'unit', unit: 'kilometer' } as const;
  return new Intl.NumberFormat(locale, options).format(shownKilometres(kilometres));
}

/** `9.00` in Dutch, `09:00` in English. */
export function timeText(minute: MinuteOfDay, language: Language): string {
  const [hours, minutes] = [Math.floor((minute % MINUTES_PER_DAY) / 60), String(minute % 60).padStart(2, '0')];
  return language === 'nl' ? `${hours}.${minutes}` : `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** `maandag` */
export function weekDayText(weekDay: WeekDay, language: Language): string {
  const monday = parseCalendarDate('2024-01-01');
  return monday === null ? '' : formatWeekday(addDays(monday, weekDay), language, 'long');
}

/** `Nu open tot 17.00 uur`, `Opent morgen om 10.00 uur`; null when the hours are unknown. */
export function openNowText(open: OpenNow, translate: Translate, language: Language): string | null {
  switch (open.kind) {
    case 'open':
      return translate('offices.open.until', { time: timeText(open.until, language) });
    case 'open_all_day':
      return translate('offices.open.allDay');
    case 'closed':
      return opensText(open.opens, translate, language);
    case 'paused':
      return translate('offices.paused');
    case 'closed_for_good':
      return translate('offices.closedForGood');
    case 'unknown':
      return null;
  }
}

function opensText({ inDays, weekDay, time }: OpeningMoment, translate: Translate, language: Language): string {
  const at = { time: timeText(time, language) };
  if (inDays === 0) return translate('offices.opens.today', at);
  if (inDays === 1) return translate('offices.opens.tomorrow', at);
  return translate('offices.opens.day', { ...at, day: weekDayText(weekDay, language) });
}

/** `9.00 – 12.30, 13.00 – 17.00`, or that it is closed. */
export function hoursText(hours: OpeningHours | null, translate: Translate, language: Language): string {
  if (hours === null) return translate('offices.hours.closed');
  const { from, until, pause } = hours;
  const parts =
    pause === null
      ? [[from, until]]
      : [
          [from, pause.from],
          [pause.until, until],
        ];
  return parts.map((part) => part.map((minute) => timeText(minute ?? 0, language)).join(' – ')).join(', ');
}
