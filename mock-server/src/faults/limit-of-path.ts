import { limits, type Limit } from '../domain/throttle/limits.ts';

/** Calls that count for a limit of their own, by the last words of their path; the others have none, and stand for signing in. */
const limitedPaths: readonly (readonly [RegExp, Limit])[] = [
  [/^\/identity\/proxy\/authorize\/code$/, limits.appCode],
  [/^\/identity\/emails(\/|$)/, limits.email],
  [/\/check$/, limits.fundCheck],
  [/\/redeem$/, limits.redeem],
  [/\/physical-cards$/, limits.physicalCards],
  [/\/physical-card-requests$/, limits.physicalCardRequests],
  [/^\/platform\/(sms\/send|share\/sms)$/, limits.sms],
];

/** The limit that a call of this path runs into, or would. */
export const limitOfPath = (path: string): Limit =>
  limitedPaths.find(([pattern]) => pattern.test(path))?.[1] ?? limits.auth;
