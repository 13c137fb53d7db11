import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { dayOf } from '@stadstegoed/core/shared/local-time.ts';
import { formatDayMonth, formatTime } from '@stadstegoed/ui/format.ts';
import { useLanguage } from '../page/use-language.ts';
import { useService } from '../app/use-view-model.ts';

/** A past time in few words: the time alone when it is of today, otherwise with the day before it. */
export function useMoment(at: Instant): string {
  const clock = useService(Clock);
  const language = useLanguage();
  const time = formatTime(at, language);
  return dayOf(at) === dayOf(clock.now()) ? time : `${formatDayMonth(dayOf(at), language)}, ${time}`;
}
