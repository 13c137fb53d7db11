import type { CalendarDate } from '@stadstegoed/core/shared/calendar-date.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatMonthName } from '../format-date.ts';
import './calendar-leaf.css';

/** A day as the leaf of a calendar. Hidden from a screen reader: the day stands in words beside it. */
export function CalendarLeaf({ day, language }: { readonly day: CalendarDate; readonly language: Language }) {
  return (
    <span className="stads-calendar-leaf" aria-hidden="true" translate="no">
      <small>{formatMonthName(day, language).slice(0, 3)}</small>
      <span>{Number(day.slice(8))}</span>
    </span>
  );
}
