import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { OfficeFilter, Offices } from '@stadstegoed/core/providers/offices.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Page } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestOne, requestPage } from '../request.ts';
import { wireId } from '../wire-id.ts';
import { toOffice } from './office-wire.ts';

export class HttpOffices implements Offices {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list({ q, approved }: OfficeFilter, options?: ReadOptions): Promise<Result<Page<Office>, Failure>> {
    const query = { ...(q === undefined ? {} : { q }), ...(approved ? { approved: 1 as const } : {}) };
    const call = this.#client.GET('/platform/offices', { params: { query }, signal: abortSignal(options) });
    return requestPage(call, toOffice);
  }

  async read(id: string, options?: ReadOptions): Promise<Result<Office, Failure>> {
    const number = wireId(id);
    if (number === null) return err(failure('not_found'));
    const params = { path: { id: number } };
    return requestOne(this.#client.GET('/platform/offices/{id}', { params, signal: abortSignal(options) }), toOffice);
  }
}
