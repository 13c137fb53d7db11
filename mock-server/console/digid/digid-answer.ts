import type { PageCall } from '../page-kit/page-call.ts';
import type { DigidSessionRow } from '../../src/tables/services.ts';
import { linkUrl } from '../../src/http/platform.ts';
import { decide, lapseVisit, type DigidOutcome } from '../../src/services/digid/digid.ts';
import { lapsedVisit, mismatch } from '../../src/services/digid/digid-memory.ts';

type Answering = Pick<PageCall, 'world' | 'platform'>;

/** The address of an answer that belongs to another session. */
function strangersAnswer({ platform }: Answering, visit: DigidSessionRow): string {
  const query = new URLSearchParams({ session_secret: 'of-another-session', rid: visit.rid });
  return `${linkUrl(platform.settings)}/platform/digid/${visit.uid}/resolve?${query}`;
}

/** The answer of a visit that took longer than it may: the platform does not know it any more (404). */
function answerTooLate({ world, platform }: Answering, visit: DigidSessionRow): string | null {
  const back = decide(world, platform.settings, { rid: visit.rid, outcome: { error: 'unknown_error' } });
  lapseVisit(world, visit);
  return back;
}

/** Ends a visit as was chosen: the address to which the browser goes back; null when the visit is over already. */
export function answerVisit(call: Answering, visit: DigidSessionRow, outcome: DigidOutcome): string | null {
  if ('error' in outcome && outcome.error === mismatch) return strangersAnswer(call, visit);
  if ('error' in outcome && outcome.error === lapsedVisit) return answerTooLate(call, visit);
  return decide(call.world, call.platform.settings, { rid: visit.rid, outcome });
}
