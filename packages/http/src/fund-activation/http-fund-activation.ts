import type { BackofficeAnswer, FundCheck } from '@stadstegoed/core/fund-activation/fund-check.ts';
import type { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { request } from '../request.ts';
import type { PlatformClient } from '../client.ts';
import { readOwnRequests } from '../fund-requests/read-own-requests.ts';
import { toVoucher } from '../vouchers/voucher-wire.ts';
import { wireId } from '../wire-id.ts';
import {
  readList,
  readNumber,
  readPartOrNamedNull,
  readPartOrNull,
  readString,
  readStringOrNull,
  readIntegerOrNull,
} from '../wire.ts';

type Schemas = components['schemas'];
type Backoffice = NonNullable<Schemas['FundCheck']['backoffice']>;

/** The HTTP adapter of `FundActivation`. */
export class HttpFundActivation implements FundActivation {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async apply(fundId: string): Promise<Result<Voucher | null, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    const call = this.#client.POST('/platform/funds/{id}/apply', { params: { path: { id: number } } });
    return request(call, (body) => readPartOrNamedNull(body.data, toVoucher, 'data'));
  }

  async check(fundId: string): Promise<Result<FundCheck, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    return request(this.#client.POST('/platform/funds/{id}/check', { params: { path: { id: number } } }), toFundCheck);
  }

  redeem(code: string): Promise<Result<readonly Voucher[], Failure>> {
    const call = this.#client.POST('/platform/funds/redeem', { body: { code } });
    return request(call, (body) => readList(body.vouchers, toVoucher, 'vouchers'));
  }

  async requestsOf(fundId: string, options?: ReadOptions): Promise<Result<readonly OwnFundRequest[], Failure>> {
    return readOwnRequests(this.#client, fundId, options);
  }
}

/** Maps the wire format of a check (reference part 1, 5.3). */
export function toFundCheck(wire: Schemas['FundCheck']): FundCheck {
  return {
    backoffice: readPartOrNull(wire.backoffice, toBackofficeAnswer),
    assignedVouchers: readIntegerOrNull(wire.vouchers, 'vouchers') ?? 0,
    assignedPrevalidations: readIntegerOrNull(wire.prevalidations, 'prevalidations') ?? 0,
    vouchers: readList(wire.prevalidation_vouchers, toVoucher, 'prevalidation_vouchers'),
  };
}

function toBackofficeAnswer(wire: Backoffice): BackofficeAnswer {
  if ('backoffice_redirect' in wire) {
    return { kind: 'redirect', url: readString(wire.backoffice_redirect, 'backoffice_redirect') };
  }
  return {
    kind: 'error',
    key: readStringOrNull(wire.backoffice_error_key, 'backoffice_error_key') || null,
    fallback: readNumber(wire.backoffice_fallback, 'backoffice_fallback') === 1,
  };
}
