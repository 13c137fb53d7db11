import { LONGEST } from './longest.ts';

/** An amount of money in whole euro cents; may be negative. */
export type Money = number & { readonly __unit: 'cents' };

/** Type assertion: the only way from plain numbers to money. Throws a `RangeError` when `cents` is not a whole number. */
export function money(cents: number): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Money needs whole cents, got ${cents}`);
  return cents as Money;
}

/** Zero euros. */
export const NO_MONEY: Money = money(0);

/**
 * Parses the wire's notation, a decimal number with a point such as `"125.00"`; null when invalid. At most eleven digits of
 * euros, so that sums stay whole cents.
 */
export function parseMoney(text: string): Money | null {
  if (text.length > LONGEST.number) return null;
  const match = /^(-?)0*(\d{1,11})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return money(match[1] === '-' ? -cents : cents);
}

/** Formats an amount in the wire's notation with two decimals, `"125.00"`. */
export function moneyToWire(amount: Money): string {
  const absolute = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}${Math.trunc(absolute / 100)}.${String(absolute % 100).padStart(2, '0')}`;
}

/** The sum of amounts; zero for an empty list. */
export function sumMoney(amounts: readonly Money[]): Money {
  return money(amounts.reduce((total, amount) => total + amount, 0));
}

/** Subtracts `take` from `from`. */
export function minusMoney(from: Money, take: Money): Money {
  return money(from - take);
}
