import type { BackofficeAnswer, FundCheck } from '@stadstegoed/core/fund-activation/fund-check.ts';
import type { FundActivation } from '@stadstegoed/core/fund-activation/fund-activation.port.ts';
import type { OwnFundRequest } from '@stadstegoed/core/fund-activation/own-fund-request.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { request, requestBody } from '../request.ts';
import type { PlatformClient } from '../client.ts';
import { readRequestsOf, toOwnRequest } from '../fund-requests/read-own-requests.ts';
import { toVoucher } from '../vouchers/voucher-wire.ts';
import { wireId } from '../wire-id.ts';
import { BodyMismatch, Fields } from '../wire.ts';

type Schemas = components['schemas'];
type Backoffice = Schemas['BackofficeError'] & Schemas['BackofficeRedirect'];

export class HttpFundActivation implements FundActivation {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async apply(fundId: string): Promise<Result<Voucher | null, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    const call = this.#client.POST('/platform/funds/{id}/apply', { params: { path: { id: number } } });
    return requestBody(call, (body) => {
      if (!('data' in body)) throw new BodyMismatch('data is absent');
      return new Fields<typeof body>(body).part('data', toVoucher);
    });
  }

  async check(fundId: string): Promise<Result<FundCheck, Failure>> {
    const number = wireId(fundId);
    if (number === null) return err(failure('not_found'));
    return request(this.#client.POST('/platform/funds/{id}/check', { params: { path: { id: number } } }), toFundCheck);
  }

  redeem(code: string): Promise<Result<readonly Voucher[], Failure>> {
    const call = this.#client.POST('/platform/funds/redeem', { body: { code } });
    return request(call, (body) => body.list('vouchers', toVoucher));
  }

  async requestsOf(fundId: string, options?: ReadOptions): Promise<Result<readonly OwnFundRequest[], Failure>> {
    return completeItems(await readRequestsOf(this.#client, fundId, toOwnRequest, options));
  }
}

/** Maps the wire format of a check. */
export function toFundCheck(wire: Fields<Schemas['FundCheck']>): FundCheck {
  return {
    backoffice: wire.part('backoffice', toBackofficeAnswer),
    assignedVouchers: wire.integer('vouchers', null) ?? 0,
    assignedPrevalidations: wire.integer('prevalidations', null) ?? 0,
    vouchers: wire.list('prevalidation_vouchers', toVoucher),
  };
}

function toBackofficeAnswer(wire: Fields<Backoffice>): BackofficeAnswer {
  const url = wire.string('backoffice_redirect', null);
  if (url !== null) return { kind: 'redirect', url };
  return {
    kind: 'error',
    key: wire.string('backoffice_error_key', null) || null,
    fallback: wire.number('backoffice_fallback') === 1,
  };
}
