import type { FundRequest, RequestForm } from '@stadstegoed/core/fund-requests/fund-request.ts';
import type { FundRequests } from '@stadstegoed/core/fund-requests/fund-requests.port.ts';
import type { PrefillRefusalCode, Prefills } from '@stadstegoed/core/fund-requests/prefills.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { refusal, type Refusal } from '@stadstegoed/core/shared/refusal.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { addressParts } from '../address-parts.ts';
import { requestBody, requestEmpty, requestOne } from '../request.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { Fields } from '../wire.ts';
import { wireId } from '../wire-id.ts';
import { toOwnRequest } from './read-own-requests.ts';
import { toPrefills } from './prefills-wire.ts';
import { toRequestedFund } from './requested-fund-wire.ts';

type Schemas = components['schemas'];

/** The HTTP adapter of `FundRequests`. */
export class HttpFundRequests implements FundRequests {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async readFund(fundId: string, options?: ReadOptions): Promise<Result<Fund, Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const params = { path: { id }, query: { check_criteria: 1 as const } };
    const signal = abortSignal(options);
    return requestOne(this.#client.GET('/platform/funds/{id}', { params, signal }), toRequestedFund);
  }

  async readPrefills(
    fundId: string,
    options?: ReadOptions,
  ): Promise<Result<Prefills, Refusal<PrefillRefusalCode> | Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const params = { path: { id } };
    const signal = abortSignal(options);
    const read = await requestBody(this.#client.GET('/platform/funds/{id}/prefills', { params, signal }), (body) =>
      toPrefills(new Fields(body)),
    );
    if (read.ok) return read.value;
    // The fund uses the register, so what is missing is a BSN.
    return read.error.kind === 'forbidden' ? err(refusal('bsn_record_is_mandatory')) : read;
  }

  async validate(fundId: string, form: RequestForm): Promise<Result<void, Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const options = { params: { path: { id } }, body: toWireForm(form) };
    return requestEmpty(this.#client.POST('/platform/funds/{id}/requests/validate', options));
  }

  async submit(fundId: string, form: RequestForm): Promise<Result<FundRequest, Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const options = { params: { path: { id } }, body: toWireForm(form) };
    return requestOne(this.#client.POST('/platform/funds/{id}/requests', options), toOwnRequest);
  }
}

function toWireForm({ contactInformation, cardAddress, records }: RequestForm): Schemas['FundRequestForm'] {
  return {
    ...(contactInformation === null ? {} : { contact_information: contactInformation }),
    ...(cardAddress === undefined ? {} : { physical_card_request_address: addressParts(cardAddress) }),
    records: records.map(({ criterionId, recordTypeKey, value, files }) => ({
      fund_criterion_id: Number(criterionId),
      record_type_key: recordTypeKey,
      value,
      files: [...files],
    })),
  };
}
