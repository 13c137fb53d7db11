import type { OwnFundRequests, ReadParts } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import type { SentAnswer, SentRequest, SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import { requestRefusalOf } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { fourAtATime } from '@stadstegoed/core/shared/four-at-a-time.ts';
import { completeItems } from '@stadstegoed/core/shared/page.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { requestAllPages, requestAllPagesOf } from '../request.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';
import { toOwnRequest, toRecordState } from './read-own-requests.ts';

type Schemas = components['schemas'];

/** A fund of which the resident can have requests. */
interface KnownFund {
  readonly id: string;
  readonly name: string;
}

/**
 * The HTTP adapter of `OwnFundRequests`. The platform of the specification has no call for all requests, so it is one call for
 * each fund of the list and of the vouchers, at most four at a time.
 */
export class HttpOwnFundRequests implements OwnFundRequests {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  async listAll({ onPart, ...options }: ReadParts = {}): Promise<Result<SentRequests, Failure>> {
    const funds = await this.#funds(options);
    if (!funds.ok) return funds;
    let sofar: SentRequests = { requests: [], endedFunds: [], failed: null };
    await fourAtATime(funds.value, async (fund) => {
      const part = await this.#requestsOf(fund.id, options);
      sofar = withPart(sofar, fund, part);
      onPart?.(sofar);
    });
    const { failed } = sofar;
    return failed?.funds.length === funds.value.length ? err(failed.failure) : ok(sofar);
  }

  async read(id: string, fundId: string | null, options: ReadOptions = {}): Promise<Result<SentRequest, Failure>> {
    if (wireId(id) === null) return err(failure('not_found'));
    const ofFund = fundId === null ? null : await this.#requestsOf(fundId, options);
    const known = ofFund?.ok ? ofFund.value.find((request) => request.id === id) : undefined;
    if (known !== undefined) return ok(known);
    const all = await this.listAll(options);
    if (!all.ok) return all;
    const found = all.value.requests.find((request) => request.id === id);
    if (found !== undefined) return ok(found);
    // It may be among those that could not be read.
    return err(failure(all.value.failed === null ? 'not_found' : 'unexpected'));
  }

  /** The funds of the list and those of the vouchers, which may be listed no more, each once. */
  async #funds(options: ReadOptions): Promise<Result<readonly KnownFund[], Failure>> {
    const signal = abortSignal(options);
    const [listed, held] = await Promise.all([
      requestAllPages(
        (query) => this.#client.GET('/platform/funds', { params: { query }, signal }),
        (wire: Fields<Schemas['Fund']>) => toKnownFund(wire),
      ),
      requestAllPages(
        (query) => this.#client.GET('/platform/vouchers', { params: { query }, signal }),
        (wire: Fields<Schemas['Voucher']>) => toKnownFund(wire.object('fund')),
      ),
    ]);
    const [ofList, ofVouchers] = [completeItems(listed), completeItems(held)];
    if (!ofList.ok) return ofList;
    if (!ofVouchers.ok) return ofVouchers;
    return ok([...new Map([...ofVouchers.value, ...ofList.value].map((fund) => [fund.id, fund])).values()]);
  }

  async #requestsOf(fundId: string, options: ReadOptions): Promise<Result<readonly SentRequest[], Failure>> {
    const id = wireId(fundId);
    if (id === null) return err(failure('not_found'));
    const path = { id };
    const signal = abortSignal(options);
    return completeItems(
      await requestAllPagesOf(
        (query) => this.#client.GET('/platform/funds/{id}/requests', { params: { path, query }, signal }),
        toSentRequest,
      ),
    );
  }
}

/** What was read so far with the requests of one more fund. */
function withPart(
  sofar: SentRequests,
  { name }: KnownFund,
  part: Result<readonly SentRequest[], Failure>,
): SentRequests {
  if (part.ok) return { ...sofar, requests: newestFirst([...sofar.requests, ...part.value]) };
  const isEnded = requestRefusalOf(part.error) === 'fund_not_active';
  if (isEnded) return { ...sofar, endedFunds: [...sofar.endedFunds, name] };
  return { ...sofar, failed: { funds: [...(sofar.failed?.funds ?? []), name], failure: part.error } };
}

/** Ids increase with time. */
const newestFirst = (requests: readonly SentRequest[]): readonly SentRequest[] =>
  [...requests].sort((one, other) => Number(other.id) - Number(one.id));

function toKnownFund(wire: Fields<{ readonly id: number; readonly name: string }>): KnownFund {
  return { id: wire.id('id'), name: wire.string('name') };
}

function toSentRequest(wire: Fields<Schemas['FundRequest']>): SentRequest {
  const fund = wire.object('fund');
  return {
    ...toOwnRequest(wire),
    fund: { id: fund.id('id'), name: fund.string('name'), logo: fund.part('logo', toPicture) },
    sentAt: { day: wire.date('created_at'), time: wire.string('created_at').slice(11, 16) },
    updatedOn: wire.date('updated_at'),
    contactInformation: wire.string('contact_information', '') || null,
    answers: wire.list('records', toSentAnswer),
    reason: null,
  };
}

function toSentAnswer(wire: Fields<Schemas['FundRequestRecord']>): SentAnswer {
  const type = wire.object('record_type');
  return {
    ...toRecordState(wire),
    id: wire.id('id'),
    name: type.string('name'),
    type: type.string('type', 'string'),
    value: wire.string('value'),
  };
}
