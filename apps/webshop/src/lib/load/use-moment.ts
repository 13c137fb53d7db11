import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { formatDayMonth, formatTime } from '@stadstegoed/ui/format-date.ts';
import { useNow } from '../page/use-now.ts';
import { useLanguage } from '../texts/use-language.ts';

/** A past time in few words: the time alone when it is of today, otherwise with the day before it. */
export function useMoment(at: Instant): string {
  const today = dayOf(useNow());
  const language = useLanguage();
  const time = formatTime(at, language);
  return dayOf(at) === today ? time : `${formatDayMonth(dayOf(at), language)}, ${time}`;
}
