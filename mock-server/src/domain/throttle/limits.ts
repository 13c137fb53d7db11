import { minute, second } from '../../calendar.ts';

/** A throttle: so many attempts within a window that starts at the first one. */
export type Limit = { readonly key: string; readonly attempts: number; readonly decayMinutes: number };

/** The platform's limits. Windows count per network address and key. */
export const limits = {
  auth: { key: 'auth', attempts: 10, decayMinutes: 10 },
  /** Wrong codes of the app: five guesses in the time that a code lives. */
  appCode: { key: 'auth_code', attempts: 5, decayMinutes: 10 },
  email: { key: 'email', attempts: 5, decayMinutes: 30 },
  fundCheck: { key: 'fund_check', attempts: 20, decayMinutes: 60 },
  redeem: { key: 'redeem', attempts: 3, decayMinutes: 180 },
  physicalCards: { key: 'physical_cards', attempts: 5, decayMinutes: 24 * 60 },
  physicalCardRequests: { key: 'physical_card_requests', attempts: 3, decayMinutes: 24 * 60 },
  secondFactor: { key: 'second_factor', attempts: 30, decayMinutes: 30 },
  secondFactorCode: { key: 'second_factor_code', attempts: 30, decayMinutes: 15 },
  sms: { key: 'share_app_sms', attempts: 3, decayMinutes: 1 },
} as const satisfies { readonly [name: string]: Limit };

/** A window as it stands; attempts before its start do not count. */
export type Window = { readonly attempts: number; readonly opened_at: number };

/** Is the window over? */
export const isOver = (window: Window, limit: Limit, now: number): boolean =>
  now - window.opened_at >= limit.decayMinutes * minute || now < window.opened_at;

/** The attempts that count now. */
export const attemptsIn = (window: Window | undefined, limit: Limit, now: number): number =>
  window && !isOver(window, limit, now) ? window.attempts : 0;

/** Seconds until the window is over. */
export const secondsLeft = (window: Window, limit: Limit, now: number): number =>
  Math.max(0, Math.ceil((window.opened_at + limit.decayMinutes * minute - now) / second));
