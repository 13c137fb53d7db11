import { dayLength, minute } from '../../calendar.ts';

/** How long a session may be idle, by the kind of client that opened it. */
export function idleLimit(clientType: string): number {
  if (clientType === 'webshop' || clientType === 'website') return 15 * minute;
  if (clientType.includes('app')) return 2 * 365 * dayLength;
  return 90 * dayLength;
}

/** No session lasts longer than this, however often it is used. */
const longestSession = 4 * 365 * dayLength;

/** When a session began, when it was used last, and by what kind of client. */
export type SessionTimes = {
  readonly client_type: string;
  readonly started_at: number;
  readonly last_request_at: number;
};

/** When the session ends if nobody uses it any more. */
export const endOf = (session: SessionTimes): number =>
  Math.min(session.last_request_at + idleLimit(session.client_type), session.started_at + longestSession);

/** Has the session been idle for too long, or is it too old altogether? */
export const isOver = (session: SessionTimes, now: number): boolean => now >= endOf(session);

/** A sign-in that never made a request is forgotten after a month. */
const forgottenAt = (activatedAt: number): number => activatedAt + 30 * dayLength;

export const isForgotten = (activatedAt: number, now: number): boolean => now >= forgottenAt(activatedAt);

/** How long a visit to DigiD may take. */
export const visitTime = 10 * minute;
