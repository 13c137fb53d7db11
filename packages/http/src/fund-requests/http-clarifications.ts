import type {
  Clarification,
  ClarificationIds,
  ClarificationReply,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Clarifications } from '@stadstegoed/core/fund-requests/clarifications.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';
import { wireId } from '../wire-id.ts';

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
    return inDialect(this.#client, (dialect) => dialect.listClarifications(this.#client, path, options));
  }

  async read(ids: ClarificationIds, options?: ReadOptions): Promise<Result<Clarification, Failure>> {
    const path = toPath(ids);
    if (path === null) return err(failure('not_found'));
    return inDialect(this.#client, (dialect) => dialect.readClarification(this.#client, path, options));
  }

  async answer(ids: ClarificationIds, reply: ClarificationReply): Promise<Result<Clarification, Failure>> {
    const path = toPath(ids);
    if (path === null) return err(failure('not_found'));
    return inDialect(this.#client, (dialect) => dialect.answerClarification(this.#client, path, reply));
  }
}

/** The ids of a path as numbers; null when one of them is not a number, so that nothing is there. */
function toPath({ fundId, requestId, clarificationId }: ClarificationIds) {
  const [fund_id, request_id, id] = [wireId(fundId), wireId(requestId), wireId(clarificationId)];
  return fund_id === null || request_id === null || id === null ? null : { fund_id, request_id, id };
}
