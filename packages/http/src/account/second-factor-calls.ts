import type { RestrictedPart, SecondFactor, SecondFactors } from '@stadstegoed/core/account/second-factor.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestOne } from '../request.ts';
import type { Fields } from '../wire.ts';

type WireFactors = components['schemas']['SecondFactors'];
type WireProvider = components['schemas']['SecondFactorProvider'];

/** A factor in any answer. */
export type WireFactor = components['schemas']['SecondFactor'];

const PARTS: readonly RestrictedPart[] = ['emails', 'sessions', 'reimbursements'];

/** The platform of the specification and that of May 2023 have no second factor. */
export const specifiedSecondFactorCalls = {
  async readSecondFactors(
    _client: PlatformClient,
    _options: ReadOptions | undefined,
  ): Promise<Result<SecondFactors | null, Failure>> {
    return ok(null);
  },
};

/** The platform of July 2026 tells it also while it refuses everything else. */
export const todaysSecondFactorCalls: typeof specifiedSecondFactorCalls = {
  readSecondFactors(client, options) {
    return requestOne(client.GET('/identity/2fa', { signal: abortSignal(options) }), toSecondFactors);
  },
};

function toSecondFactors(wire: Fields<WireFactors>): SecondFactors {
  const active = wire.list('active_providers', toSecondFactor);
  const providers = wire.list('providers', (provider) => ({
    key: provider.string('key'),
    name: provider.string('name'),
    kind: toKind(provider),
  }));
  const kinds = new Set(wire.list('provider_types', toKind));
  const restrictions = wire.object('restrictions');
  return {
    isConfirmed: wire.boolean('confirmed'),
    active,
    addable: [...kinds].filter((kind) => !active.some((factor) => factor.kind === kind)),
    apps: providers.filter(({ kind }) => kind === 'app').map(({ key, name }) => ({ key, name })),
    restricted: PARTS.filter((part) => restrictions.object(part).boolean('restricted', false)),
  };
}

/** Maps the wire format of a factor. */
export function toSecondFactor(wire: Fields<WireFactor>): SecondFactor {
  const provider = wire.object('provider_type');
  const kind = toKind(provider);
  return {
    id: wire.string('uuid'),
    kind,
    app: kind === 'app' ? provider.string('name') : null,
    phone: wire.string('phone', null),
  };
}

function toKind(wire: Fields<Pick<WireProvider, 'type'>>): SecondFactor['kind'] {
  return wire.oneOf('type', ['authenticator', 'phone']) === 'phone' ? 'phone' : 'app';
}
