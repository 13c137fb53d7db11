import type { Call } from '../../http/call.ts';
import type { Sentence } from '../../http/language.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptsOf, countAttempt, secondsToWait } from '../../domain/throttle/attempts.ts';
import type { Limit } from '../../domain/throttle/limits.ts';

const title: Sentence = { nl: 'Even wachten', en: 'Please wait' };

/** How long, in words: 1440 minutes is hard to read. */
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

/** How many attempts count, and the seconds until there are attempts again; null while some are left. */
type Count = { readonly attempts: number; readonly seconds: number | null };

/** The counters of the meta body. */
export const throttleMeta = (limit: Limit, { attempts, seconds }: Count): object => ({
  attempts,
  available_in: seconds,
  available_in_min: seconds === null ? null : Math.ceil(seconds / 60),
  available_in_sec: seconds,
  decay_minutes: limit.decayMinutes,
  max_attempts: limit.attempts,
});

function tooMany(say: Call['say'], limit: Limit, count: Count & { readonly seconds: number }): object {
  const message = say(waitText(Math.ceil(count.seconds / 60)));
  return {
    error: 'to_many_attempts',
    message,
    meta: { title: say(title), message, error: 'not_found', ...throttleMeta(limit, count) },
  };
}

/** The body of the 429 of a limit that was used up at this moment, whoever used it (console `faults`). */
export const tooManyNow = (say: Call['say'], limit: Limit): object =>
  tooMany(say, limit, { attempts: limit.attempts, seconds: limit.decayMinutes * 60 });

/** Refuses with 429 when the limit is used up; counts nothing. For limits of which only failures count. */
export function refuseWhenUsedUp(call: Call, limit: Limit): void {
  const seconds = call.world.settings.throttles ? secondsToWait(call, limit) : null;
  if (seconds === null) return;
  const count = { attempts: attemptsOf(call, limit), seconds };
  throw new Refusal(429, (say) => tooMany(say, limit, count));
}

/** Refuses with 429 when the limit is used up; else counts this call. */
export function throttle(call: Call, limit: Limit): void {
  refuseWhenUsedUp(call, limit);
  if (call.world.settings.throttles) countAttempt(call, limit);
}
