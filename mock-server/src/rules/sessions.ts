import { dayLength, minute } from '../clock/calendar.ts';

/** How long a session may be idle, by the kind of client that opened it (part 1, section 4). */
export function idleLimit(clientType: string): number {
  if (clientType === 'webshop' || clientType === 'website') return 15 * minute;
  if (clientType.includes('app')) return 2 * 365 * dayLength;
  return 90 * dayLength;
}

/** Has the session been idle for too long? */
export const isIdle = (clientType: string, lastRequest: number, now: number): boolean =>
  now - lastRequest >= idleLimit(clientType);

/** How long a visit to DigiD may take (part 1, 7.4). */
export const visitTime = 10 * minute;
