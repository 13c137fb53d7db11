import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { AppLink } from '@stadstegoed/core/sign-in/app-link.port.ts';
import type { PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';

export class HttpAppLink implements AppLink {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  send(phone: string): Promise<Result<void, Failure>> {
    return inDialect(this.#client, (dialect) => dialect.sendAppLink(this.#client, phone));
  }
}
