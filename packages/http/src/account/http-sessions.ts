import {
  type AccountSession,
  type SessionDevice,
  type SessionRequest,
} from '@stadstegoed/core/account/account-session.ts';
import type { Sessions } from '@stadstegoed/core/account/sessions.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { WholeList } from '@stadstegoed/core/shared/page.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestAllPages, requestVoid } from '../request.ts';
import type { Fields } from '../wire.ts';

type Schemas = components['schemas'];
type WireRequest = Pick<Schemas['SessionRequest'], 'time_passed' | 'location' | 'device_available' | 'device'>;
type WireSession = Pick<Schemas['Session'], 'uid' | 'type' | 'client_type' | 'current' | 'active'> & {
  readonly last_request: WireRequest;
};

export class HttpSessions implements Sessions {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  list(options?: ReadOptions): Promise<Result<WholeList<AccountSession>, Failure>> {
    const signal = abortSignal(options);
    return requestAllPages(
      (paging) => this.#client.GET('/identity/sessions', { params: { query: paging }, signal }),
      toAccountSession,
    );
  }

  end(uid: string): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.PATCH('/identity/sessions/{id}/terminate', { params: { path: { id: uid } } }));
  }

  endAll(): Promise<Result<void, Failure>> {
    return requestVoid(this.#client.PATCH('/identity/sessions/terminate'));
  }
}

/** Maps the wire format of a session. */
function toAccountSession(wire: Fields<WireSession>): AccountSession {
  return {
    uid: wire.token('uid'),
    type: wire.string(['type', 'client_type']),
    isCurrent: wire.boolean('current'),
    isActive: wire.boolean('active'),
    lastRequest: toRequest(wire.object('last_request')),
  };
}

function toRequest(wire: Fields<WireRequest>): SessionRequest {
  const isKnown = wire.boolean('device_available');
  return {
    secondsAgo: wire.number('time_passed'),
    place: wire.part('location', (location) => location.string('string')),
    device: isKnown ? wire.part('device', toDevice) : null,
  };
}

function toDevice(wire: Fields<Pick<Schemas['SessionDevice'], 'browser' | 'os' | 'device'>>): SessionDevice {
  return {
    type: wire.object('device').string('type'),
    browser: wire.object('browser').string('name', null),
    system: wire.object('os').string('name', null),
  };
}
