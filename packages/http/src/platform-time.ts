import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { elapsedBetween, type ClockReading } from '@stadstegoed/core/shared/device-clock.ts';
import { instant, type Instant } from '@stadstegoed/core/shared/instant.ts';
import type { Middleware } from 'openapi-fetch';
import { isForeign } from './foreign-answer.ts';

/** An answer that took longer, in milliseconds, does not say what time it is now: the device may have slept meanwhile. */
const JUST_NOW_MS = 30_000;

/**
 * Tells the platform's time: the `Date` of each of its answers that came from the network just now (reading 52). `Age` stands on
 * what a cache on the way kept; the client never asks the browser's own cache.
 */
export function hearPlatformTime(clock: Pick<Clock, 'reading'>, tell: (at: Instant) => void): Middleware {
  const sent = new WeakMap<Request, ClockReading>();
  return {
    onRequest({ request }) {
      sent.set(request, clock.reading());
    },
    async onResponse({ request, response }) {
      const since = sent.get(request);
      const at = timeOf(response.headers);
      if (since === undefined || at === null || (await isForeign(request, response, 'json'))) return;
      if (elapsedBetween(since, clock.reading()) < JUST_NOW_MS) tell(at);
    },
  };
}

/** When the platform sent these headers; null when somebody else did, when a cache did, or when they do not say so. */
function timeOf(headers: Headers): Instant | null {
  const isOfPlatform = headers.get('Content-Type')?.includes('json') ?? false;
  const isFresh = Number(headers.get('Age') ?? 0) === 0;
  const time = Date.parse(headers.get('Date') ?? '');
  return isOfPlatform && isFresh && !Number.isNaN(time) ? instant(time) : null;
}
