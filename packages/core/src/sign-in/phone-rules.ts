import { readPhone } from '../shared/typed-phone.ts';

/** A typed Dutch telephone number in the platform's notation: the leading 0 becomes +31 (PA-006). Null when it is not Dutch. */
export function toDutchPhone(typed: string): string | null {
  const read = readPhone(typed);
  return read.ok && /^0\d{9}$/.test(read.value) ? `+31${read.value.slice(1)}` : null;
}
