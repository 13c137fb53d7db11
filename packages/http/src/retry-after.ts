import type { Instant } from '@stadstegoed/core/shared/instant.ts';

/** The longest wait that is believed, in seconds: a day. */
const LONGEST_WAIT = 86_400;

/**
 * The seconds that an answer asks to wait before the next try: its `Retry-After`, in seconds or as an HTTP date. A date is compared
 * with the time of the answer, or with `now` when that cannot be read. Null without a wait, and for one of more than a day.
 */
export function retryAfterSeconds(headers: Headers, now: Instant): number | null {
  const text = headers.get('Retry-After')?.trim().slice(0, 40) ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text, headers.get('Date'), now);
  return seconds > 0 && seconds <= LONGEST_WAIT ? seconds : null;
}

/** NaN unless the text is an HTTP date, which begins with the name of a day. */
function secondsUntil(text: string, sentAt: string | null, now: Instant): number {
  if (!/^[A-Z][a-z]+,? /.test(text)) return Number.NaN;
  const sent = Date.parse(sentAt ?? '');
  return Math.ceil((Date.parse(text) - (Number.isNaN(sent) ? now : sent)) / 1000);
}
