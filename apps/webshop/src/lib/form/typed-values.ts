import { readPhone } from '@stadstegoed/core/shared/typed-phone.ts';
import {
  CURRENCY_LIMITS,
  NUMBER_LIMITS,
  readAmount,
  readNumber,
  writeAmount,
} from '@stadstegoed/core/shared/typed-number.ts';
import { readTypedDate } from '@stadstegoed/core/shared/written-day.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { Sentence } from '../app/app-ports.ts';

/** A typed amount as a field shows it once it is left; the text itself when it is none. */
export function writtenAmount(typed: string): string {
  const read = readAmount(typed);
  return read.kind === 'value' ? writeAmount(read.value) : typed;
}

/** What is wrong with a typed amount, or the question what it means; null when there is nothing more to say than that it is none. */
export function amountSentence(typed: string): Sentence | null {
  const read = readAmount(typed);
  if (read.kind === 'not_in_steps') return { key: 'shell.typed.cents' };
  const beyond = beyondLimits(read, formatAmount(money(CURRENCY_LIMITS.max * 100)));
  if (beyond !== null) return beyond;
  if (read.kind !== 'ambiguous') return null;
  const values = { whole: formatAmount(read.whole), typed: writeAmount(read.whole).replace(',00', '') };
  return { key: 'shell.typed.whichAmount', values };
}

/** The same for a typed whole number. */
export function numberSentence(typed: string): Sentence | null {
  const read = readNumber(typed);
  if (read.kind === 'not_in_steps') return { key: 'shell.typed.wholeNumber' };
  const beyond = beyondLimits(read, String(NUMBER_LIMITS.max));
  if (beyond !== null) return beyond;
  return read.kind === 'ambiguous' ? { key: 'shell.typed.whichNumber', values: { typed: String(read.whole) } } : null;
}

function beyondLimits({ kind }: { readonly kind: string }, most: string): Sentence | null {
  if (kind === 'too_low') return { key: 'shell.typed.tooLow' };
  return kind === 'too_high' ? { key: 'shell.typed.tooHigh', values: { most } } : null;
}

/** The same for a typed date. */
export function dateSentence(typed: string): Sentence | null {
  const read = readTypedDate(typed);
  if (read.ok) return null;
  if (read.error === 'year_missing') return { key: 'shell.typed.yearMissing' };
  return read.error === 'year_short' ? { key: 'shell.typed.yearShort' } : null;
}

/** The same for a typed telephone number. */
export function phoneSentence(typed: string): Sentence | null {
  const read = readPhone(typed);
  return !read.ok && read.error === 'too_long' ? { key: 'shell.typed.phoneLong' } : null;
}
