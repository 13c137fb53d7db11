import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { Digid, DigidStart } from '@stadstegoed/core/sign-in/digid.port.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { request } from '../request.ts';
import type { PlatformClient } from '../client.ts';

/** The HTTP adapter of `Digid`; uses the API root from the platform's configuration. */
export class HttpDigid implements Digid {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  start(order: DigidStart): Promise<Result<string, Failure>> {
    const root = order.apiUrl === null ? {} : { baseUrl: order.apiUrl };
    const call = this.#client.POST('/platform/digid', { body: toBody(order), ...root });
    return request(call, (wire) => wire.string('redirect_url'));
  }
}

function toBody(order: DigidStart): components['schemas']['DigidStart'] {
  return order.request === 'auth' ? { request: 'auth' } : { request: 'fund_request', fund_id: Number(order.fundId) };
}
