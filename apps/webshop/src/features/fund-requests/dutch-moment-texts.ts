import type { DutchMoment } from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatClockTime } from '@stadstegoed/ui/format-date.ts';

/** The day and the time as they are read: `6 maart 2026`, `9.12`. */
export function dutchMomentTexts({ day, time }: DutchMoment, language: Language) {
  return { date: formatDate(day, language), time: formatClockTime(time, language) };
}
