import type { OwnFundRequests, ReadParts } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import type { SentRequest, SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';
import { wireId } from '../wire-id.ts';

/** The HTTP adapter of `OwnFundRequests`. */
export class HttpOwnFundRequests implements OwnFundRequests {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  listAll(options: ReadParts = {}): Promise<Result<SentRequests, Failure>> {
    return inDialect(this.#client, (dialect) => dialect.listOwnRequests(this.#client, options));
  }

  async read(id: string, fundId: string | null, options: ReadOptions = {}): Promise<Result<SentRequest, Failure>> {
    if (wireId(id) === null) return err(failure('not_found'));
    return inDialect(this.#client, (dialect) => dialect.readOwnRequest(this.#client, { id, fundId }, options));
  }
}
