import type { Clarification, DutchMoment } from '@stadstegoed/core/fund-requests/clarification.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toStoredFile } from '../files/file-wire.ts';
import { toState } from '../state.ts';
import type { Fields } from '../wire.ts';

export type WireClarification = components['schemas']['Clarification'];

const REQUIREMENTS = ['no', 'optional', 'required'] as const;

/** Maps the wire format of a clarification; `message` and `attachment` may be absent. */
export function toClarification(wire: Fields<WireClarification>): Clarification {
  return {
    id: wire.id('id'),
    state: toState(wire, ['pending', 'answered']).state,
    question: wire.string('question'),
    message: wire.string('message', null),
    attachment: wire.part('attachment', toStoredFile),
    text: wire.knownOr('text_requirement', REQUIREMENTS, 'required'),
    proof: wire.knownOr('files_requirement', REQUIREMENTS, 'optional'),
    askedAt: toMoment(wire, 'created_at'),
    // Today's platform sends an empty text for none.
    answer: wire.string('answer', '') || null,
    files: wire.list('files', toStoredFile),
    answeredAt: wire.string('answered_at', '') === '' ? null : toMoment(wire, 'answered_at'),
  };
}

/** Reads a timestamp on the Dutch clock, `YYYY-MM-DD HH:mm:ss`. */
function toMoment(wire: Fields<WireClarification>, name: 'created_at' | 'answered_at'): DutchMoment {
  return { day: wire.date(name), time: wire.string(name).slice(11, 16) };
}
