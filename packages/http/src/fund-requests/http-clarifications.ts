import type {
  Clarification,
  ClarificationIds,
  ClarificationReply,
  DutchMoment,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toStoredFile } from '../files/file-wire.ts';
import { requestAllPages, requestOne } from '../request.ts';
import { toState } from '../state.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';

type WireClarification = components['schemas']['Clarification'];

const LIST_PATH = '/platform/funds/{fund_id}/requests/{request_id}/clarifications';
const PATH = '/platform/funds/{fund_id}/requests/{request_id}/clarifications/{id}';

/** The HTTP adapter of `Clarifications`. */
export class HttpClarifications implements Clarifications {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async list(
    fundId: string,
    requestId: string,
    options?: ReadOptions,
  ): Promise<Result<WholeList<Clarification>, Failure>> {
    const [fund, request] = [wireId(fundId), wireId(requestId)];
    if (fund === null || request === null) return err(failure('not_found'));
    const path = { fund_id: fund, request_id: request };
    const signal = abortSignal(options);
    return requestAllPages(
      (paging) => this.#client.GET(LIST_PATH, { params: { path, query: paging }, signal }),
      toClarification,
    );
  }

  async read(ids: ClarificationIds, options?: ReadOptions): Promise<Result<Clarification, Failure>> {
    const path = toPath(ids);
    if (path === null) return err(failure('not_found'));
    return requestOne(this.#client.GET(PATH, { params: { path }, signal: abortSignal(options) }), toClarification);
  }

  async answer(ids: ClarificationIds, reply: ClarificationReply): Promise<Result<Clarification, Failure>> {
    const path = toPath(ids);
    if (path === null) return err(failure('not_found'));
    const body = { answer: reply.answer, files: [...reply.files] };
    return requestOne(this.#client.PATCH(PATH, { params: { path }, body }), toClarification);
  }
}

/** The ids of a path as numbers; null when one of them is not a number, so that nothing is there. */
function toPath({ fundId, requestId, clarificationId }: ClarificationIds) {
  const [fund_id, request_id, id] = [wireId(fundId), wireId(requestId), wireId(clarificationId)];
  return fund_id === null || request_id === null || id === null ? null : { fund_id, request_id, id };
}

/** Maps the wire format of a clarification; `message` and `attachment` may be absent. */
export function toClarification(wire: Fields<WireClarification>): Clarification {
  return {
    id: wire.id('id'),
    state: toState(wire, ['pending', 'answered']).state,
    question: wire.string('question'),
    message: wire.string('message', null),
    attachment: wire.part('attachment', toStoredFile),
    askedAt: toMoment(wire, 'created_at'),
    answer: wire.string('answer', null),
    files: wire.list('files', toStoredFile),
    answeredAt: wire.string('answered_at', '') === '' ? null : toMoment(wire, 'answered_at'),
  };
}

/** Reads a timestamp on the Dutch clock, `YYYY-MM-DD HH:mm:ss`. */
function toMoment(wire: Fields<WireClarification>, name: 'created_at' | 'answered_at'): DutchMoment {
  return { day: wire.date(name), time: wire.string(name).slice(11, 16) };
}
