import { countingValidation } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord } from '@stadstegoed/core/records/record.ts';
import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';

/** When and by which organisation a record was confirmed; null when none did. */
export function countedOn(record: PersonalRecord): { readonly date: CalendarDate; readonly by: string | null } | null {
  const counting = countingValidation(record);
  return counting === null ? null : { date: counting.createdOn, by: counting.organization?.name ?? null };
}
