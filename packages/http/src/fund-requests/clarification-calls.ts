import type { Clarification, ClarificationReply } from '@stadstegoed/core/fund-requests/clarification.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { singlePage, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestAllPages, requestOne } from '../request.ts';
import { toClarification } from './clarification-wire.ts';

/** The ids of a request and its fund. */
interface RequestPath {
  readonly fund_id: number;
  readonly request_id: number;
}

/** Those of a question too. */
interface ClarificationPath extends RequestPath {
  readonly id: number;
}

type One = Promise<Result<Clarification, Failure>>;
type All = Promise<Result<WholeList<Clarification>, Failure>>;

const LIST_PATH = '/platform/funds/{fund_id}/requests/{request_id}/clarifications';
const PATH = '/platform/funds/{fund_id}/requests/{request_id}/clarifications/{id}';

/** Questions as the specification has them. */
export const specifiedClarificationCalls = {
  listClarifications(client: PlatformClient, path: RequestPath, options: ReadOptions | undefined): All {
    const signal = abortSignal(options);
    return requestAllPages((query) => client.GET(LIST_PATH, { params: { path, query }, signal }), toClarification);
  },
  readClarification(client: PlatformClient, path: ClarificationPath, options: ReadOptions | undefined): One {
    return requestOne(client.GET(PATH, { params: { path }, signal: abortSignal(options) }), toClarification);
  },
  answerClarification(client: PlatformClient, path: ClarificationPath, { answer, files }: ClarificationReply): One {
    return requestOne(client.PATCH(PATH, { params: { path }, body: { answer, files: [...files] } }), toClarification);
  },
};

/** Questions on the platform of July 2026, which stand in the records of their request. */
export const todaysClarificationCalls: typeof specifiedClarificationCalls = {
  async listClarifications(client, { request_id: id }, options) {
    const call = client.GET('/platform/fund-requests/{id}', { params: { path: { id } }, signal: abortSignal(options) });
    const asked = await requestOne(call, (request) =>
      request.list('records', (record) => record.list('clarifications', toClarification)).flat(),
    );
    return asked.ok ? ok(singlePage(asked.value)) : asked;
  },
  async readClarification(client, path, options) {
    const all = await todaysClarificationCalls.listClarifications(client, path, options);
    if (!all.ok) return all;
    const one = all.value.items.find(({ id }) => id === String(path.id));
    return one === undefined ? err(failure('not_found')) : ok(one);
  },
  answerClarification(client, { request_id, id }, { answer, files }) {
    return requestOne(
      client.PATCH('/platform/fund-requests/{request_id}/clarifications/{id}', {
        params: { path: { request_id, id } },
        body: { answer: answer === '' ? null : answer, files: [...files] },
      }),
      toClarification,
    );
  },
};
