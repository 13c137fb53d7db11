import type { Call } from '../../http/call.ts';
import type { Sentence } from '../../contract/language.ts';
import { Refusal } from '../../contract/refusal.ts';
import { attemptsIn, isOver, secondsLeft } from './limits.ts';
import type { Limit } from './limits.ts';
import type { ThrottleRow } from '../../database/tables/outside.ts';

const title: Sentence = { nl: 'Even wachten', en: 'Please wait' };

/** How long, in words: nobody knows how long 1440 minutes are. */
function spanText(minutes: number): Sentence {
  if (minutes === 1) return { nl: '1 minuut', en: '1 minute' };
  const hours = Math.ceil(minutes / 60);
  return hours > 2
    ? { nl: `${hours} uur`, en: `${hours} hours` }
    : { nl: `${minutes} minuten`, en: `${minutes} minutes` };
}

function waitText(minutes: number): Sentence {
  const { nl, en } = spanText(minutes);
  return { nl: `U heeft het te vaak geprobeerd. Wacht ${nl}.`, en: `You have tried too often. Wait ${en}.` };
}

const windowOf = (call: Call, limit: Limit): ThrottleRow | undefined =>
  call.world
    .table('throttles')
    .where('key', limit.key)
    .find((window) => window.ip === call.ip);

/** Attempts of this network address that count now. */
const attemptsOf = (call: Call, limit: Limit): number => attemptsIn(windowOf(call, limit), limit, call.world.now());

/** Adds one attempt and returns how many count now. */
export function countAttempt(call: Call, limit: Limit): number {
  const throttles = call.world.table('throttles');
  const window = windowOf(call, limit);
  const now = call.world.now();
  if (!window) return throttles.insert({ key: limit.key, ip: call.ip, attempts: 1, opened_at: now }).attempts;
  if (isOver(window, limit, now)) return throttles.update(window, { attempts: 1, opened_at: now }).attempts;
  return throttles.update(window, { attempts: window.attempts + 1 }).attempts;
}

/** The counters of the meta body (part 1, 2.3). */
export function throttleMeta(call: Call, limit: Limit, attempts: number): object {
  const window = windowOf(call, limit);
  const full = attempts >= limit.attempts && window !== undefined;
  const seconds = full ? secondsLeft(window, limit, call.world.now()) : null;
  return {
    attempts,
    available_in: seconds,
    available_in_min: seconds === null ? null : Math.ceil(seconds / 60),
    available_in_sec: seconds,
    decay_minutes: limit.decayMinutes,
    max_attempts: limit.attempts,
  };
}

/** The 429 of a limit that was used up at this moment, whoever used it (console `faults`). */
export function fullNow(say: Call['say'], limit: Limit): object {
  const message = say(waitText(limit.decayMinutes));
  const seconds = limit.decayMinutes * 60;
  return {
    error: 'to_many_attempts',
    message,
    meta: {
      title: say(title),
      message,
      error: 'not_found',
      attempts: limit.attempts,
      available_in: seconds,
      available_in_min: limit.decayMinutes,
      available_in_sec: seconds,
      decay_minutes: limit.decayMinutes,
      max_attempts: limit.attempts,
    },
  };
}

/** The 429 of a window that is used up. */
export function tooMany(call: Call, limit: Limit): Refusal {
  const window = windowOf(call, limit);
  const minutes = window ? Math.ceil(secondsLeft(window, limit, call.world.now()) / 60) : limit.decayMinutes;
  const message = call.say(waitText(minutes));
  const attempts = Math.max(attemptsOf(call, limit), limit.attempts);
  return new Refusal(429, () => ({
    error: 'to_many_attempts',
    message,
    meta: { title: call.say(title), message, error: 'not_found', ...throttleMeta(call, limit, attempts) },
  }));
}

/** Refuses with 429 when the window is used up; counts nothing. For limits of which only failures count. */
export function refuseWhenUsedUp(call: Call, limit: Limit): void {
  if (call.world.settings.throttles && attemptsOf(call, limit) >= limit.attempts) throw tooMany(call, limit);
}

/** Refuses with 429 when the window is used up; else counts this call. */
export function throttle(call: Call, limit: Limit): void {
  refuseWhenUsedUp(call, limit);
  if (call.world.settings.throttles) countAttempt(call, limit);
}
