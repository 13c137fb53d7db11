import type { PendingFactor, SecondFactorKind } from '@stadstegoed/core/account/second-factor.ts';
import type { SecondFactors } from '@stadstegoed/core/account/second-factors.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';
import { request, requestVoid } from '../request.ts';
import { toSecondFactor } from './second-factor-calls.ts';

export class HttpSecondFactors implements SecondFactors {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  read(options?: ReadOptions) {
    return inDialect(this.#client, (dialect) => dialect.readSecondFactors(this.#client, options));
  }

  begin(kind: SecondFactorKind, phone: string | null): Promise<Result<PendingFactor, Failure>> {
    const type = kind === 'app' ? ('authenticator' as const) : ('phone' as const);
    // The platform takes digits only, the country first.
    const body = phone === null ? { type } : { type, phone: phone.replace('+', '') };
    return request(this.#client.POST('/identity/2fa', { body }), (answer) => {
      const factor = answer.object('data');
      return {
        ...toSecondFactor(factor),
        secret: factor.string('secret', null),
        secretUrl: factor.string('secret_url', null),
        isCodeSent: answer.boolean('code_sent', false),
      };
    });
  }

  sendCode(uuid: string): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.POST('/identity/2fa/{uuid}/resend', { params: { path: { uuid } } }));
  }

  activate(uuid: string, code: string, key: string): Promise<Result<void, Failure>> {
    return requestVoid(
      this.#client.POST('/identity/2fa/{uuid}/activate', { params: { path: { uuid } }, body: { key, code } }),
    );
  }

  confirm(uuid: string, code: string): Promise<Result<void, Failure>> {
    return requestVoid(
      this.#client.POST('/identity/2fa/{uuid}/authenticate', { params: { path: { uuid } }, body: { code } }),
    );
  }

  remove(uuid: string, code: string): Promise<Result<void, Failure>> {
    return requestVoid(
      this.#client.POST('/identity/2fa/{uuid}/deactivate', { params: { path: { uuid } }, body: { code } }),
    );
  }
}
