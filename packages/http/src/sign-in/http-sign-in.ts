import type { LinkKind } from '@stadstegoed/core/sign-in/link-kind.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { Identity } from '@stadstegoed/core/sign-in/identity.ts';
import type {
  AppSignIn,
  EmailCheck,
  MailRequest,
  PinSignIn,
  SignIn,
  TokenState,
} from '@stadstegoed/core/sign-in/sign-in.port.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { request, requestVoid, requestOne } from '../request.ts';
import { abortSignal, bearer, type ClientOptions, type PlatformClient } from '../client.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];

const TOKEN_STATES: readonly TokenState[] = ['pending', 'active', 'invalid'];

export class HttpSignIn implements SignIn {
  readonly #client: PlatformClient;
  readonly #source: string;

  /** `deployment` determines the application that a login link opens: `zonnedorp_webshop`. */
  constructor(client: PlatformClient, deployment: Pick<ClientOptions, 'clientKey' | 'clientType'>) {
    this.#client = client;
    this.#source = `${deployment.clientKey}_${deployment.clientType}`;
  }

  checkEmail(email: string): Promise<Result<EmailCheck, Failure>> {
    return request(this.#client.POST('/identity/validate/email', { body: { email } }), toEmailCheck);
  }

  register(request: MailRequest): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.POST('/identity', { body: toMailBody(request) }));
  }

  requestLoginLink(request: MailRequest): Promise<Result<void, Failure>> {
    const body = { ...toMailBody(request), source: this.#source };
    return requestVoid(this.#client.POST('/identity/proxy/email', { body }));
  }

  exchange(kind: LinkKind, token: string): Promise<Result<string, Failure>> {
    const init = { params: { path: { token } } };
    switch (kind) {
      case 'email':
        return request(this.#client.GET('/identity/proxy/email/exchange/{token}', init), toAccessToken);
      case 'confirmation':
        return request(this.#client.GET('/identity/proxy/confirmation/exchange/{token}', init), toAccessToken);
      case 'short_token':
        return request(this.#client.GET('/identity/proxy/short-token/exchange/{token}', init), toAccessToken);
    }
  }

  startAppSignIn(): Promise<Result<AppSignIn, Failure>> {
    return request(this.#client.POST('/identity/proxy/token'), toAppSignIn);
  }

  startPinSignIn(): Promise<Result<PinSignIn, Failure>> {
    return request(this.#client.POST('/identity/proxy/code'), toPinSignIn);
  }

  checkToken(accessToken: string, options?: ReadOptions): Promise<Result<TokenState, Failure>> {
    const params = { header: { 'Access-Token': accessToken } };
    const call = this.#client.GET('/identity/proxy/check-token', { params, signal: abortSignal(options) });
    return request(call, (wire) => wire.oneOf('message', TOKEN_STATES));
  }

  authorizeCode(authCode: string): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.POST('/identity/proxy/authorize/code', { body: { auth_code: authCode } }));
  }

  authorizeToken(authToken: string): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.POST('/identity/proxy/authorize/token', { body: { auth_token: authToken } }));
  }

  endSession(accessToken: string): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.DELETE('/identity/proxy', { headers: bearer(accessToken) }));
  }

  readIdentity(options?: ReadOptions): Promise<Result<Identity, Failure>> {
    return requestOne(this.#client.GET('/identity', { signal: abortSignal(options) }), toIdentity);
  }
}

/** Maps the wire format of GET /identity. */
export function toIdentity(wire: Fields<Schemas['Identity']>): Identity {
  return {
    address: wire.string('address'),
    email: wire.string('email', null),
    bsn: wire.boolean('bsn'),
    bsnTime: toSeconds(wire.number('bsn_time', null)),
  };
}

/** Whole seconds; today's platform sends fractions. */
function toSeconds(time: number | null): number | null {
  return time === null ? null : Math.floor(time);
}

function toMailBody({ email, target }: MailRequest): { email: string; target?: string } {
  return target === null ? { email } : { email, target };
}

function toEmailCheck(wire: Fields<Schemas['EmailCheck']>): EmailCheck {
  return { used: wire.object('email').boolean('used'), valid: wire.object('email').boolean('valid') };
}

function toAccessToken(wire: Fields<Schemas['ExchangedToken']>): string {
  return wire.token('access_token');
}

function toAppSignIn(wire: Fields<Schemas['PendingAuthToken']>): AppSignIn {
  return {
    accessToken: wire.token('access_token'),
    authToken: wire.token('auth_token'),
  };
}

function toPinSignIn(wire: Fields<Schemas['PendingAuthCode']>): PinSignIn {
  return { accessToken: wire.token('access_token'), authCode: wire.id('auth_code') };
}
