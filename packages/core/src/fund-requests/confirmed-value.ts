import type { Criterion } from '../funds/criterion.ts';
import { addDays } from '../shared/calendar-date.ts';
import { LONGEST } from '../shared/longest.ts';
import { readDay, writeDay } from '../shared/written-day.ts';

/** The word for a confirmed criterion whose value is a text that the answer must not be, and for a checked box of today's. */
export const CONFIRMED = 'Ja';

/**
 * The value for a criterion that the resident only confirms: a checkbox, or a fund with automatic validation. `=` sends
 * the value, `>` the value + 1, `>=` the value itself, every other operator the value - 1 (FR-031, reading 10). For a
 * date the step is one day.
 */
export function confirmedValue({ operator, value }: Pick<Criterion, 'operator' | 'value'>): string {
  if (operator === '=' || operator === '>=') return value;
  const by = operator === '>' ? 1 : -1;
  if (value.length > LONGEST.number) return CONFIRMED;
  const text = value.trim();
  if (/^-?\d+([.,]\d+)?$/.test(text)) return shiftNumber(text, by);
  const day = readDay(text);
  if (day !== null) return writeDay(addDays(day, by));
  return CONFIRMED;
}

/** Keeps the number of decimals: 0.1 + 1 must not become 1.1000000000000001. */
function shiftNumber(text: string, by: number): string {
  const decimals = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
  return (Number(text.replace(',', '.')) + by).toFixed(decimals);
}
