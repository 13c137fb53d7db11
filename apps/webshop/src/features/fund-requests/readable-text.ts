import type { ReadableValue } from '@stadstegoed/core/records/record-value.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { formatAmount, formatDate } from '@stadstegoed/ui/format.ts';

/** An answer in the words of its kind: `€ 1.510,-`, `12 april 2010`, or the text itself. */
export function readableText(value: ReadableValue, language: Language): string {
  if (value.kind === 'amount') return formatAmount(value.amount);
  return value.kind === 'date' ? formatDate(value.date, language) : value.text;
}
