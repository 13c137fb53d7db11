import { requestRefusalOf } from '@stadstegoed/core/fund-requests/request-refusal.ts';
import type { ReadParts } from '@stadstegoed/core/fund-requests/own-fund-requests.port.ts';
import type { SentAnswer, SentRequest, SentRequests } from '@stadstegoed/core/fund-requests/sent-request.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { fourAtATime } from '@stadstegoed/core/shared/four-at-a-time.ts';
import { completeItems, leavingOut, type WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, mapResult, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { toPicture } from '../picture.ts';
import { requestAllPages, requestOne } from '../request.ts';
import type { Fields } from '../wire.ts';
import { toOption } from './requested-fund-wire.ts';
import { readRequestsOf, toOwnRequest, toRecordState } from './read-own-requests.ts';

type Schemas = components['schemas'];

/** A fund of which the resident can have requests. */
interface KnownFund {
  readonly id: string;
  readonly name: string;
}

/** The id of a request, and of its fund where that is known. */
interface OwnRequestPath {
  readonly id: string;
  readonly fundId: string | null;
}

/**
 * The platform of the specification has no call for all requests, so it is one call for each fund of the list and of the vouchers, at
 * most four at a time.
 */
export const specifiedOwnRequestCalls = {
  async listOwnRequests(
    client: PlatformClient,
    { onPart, ...options }: ReadParts,
  ): Promise<Result<SentRequests, Failure>> {
    const funds = await fundsOf(client, options);
    if (!funds.ok) return funds;
    let sofar: SentRequests = { requests: [], endedFunds: [], failed: null };
    await fourAtATime(funds.value, async (fund) => {
      const part = await readRequestsOf(client, fund.id, toSentRequest, options);
      sofar = withPart(sofar, fund, part);
      onPart?.(sofar);
    });
    const { failed } = sofar;
    return failed?.funds.length === funds.value.length ? err(failed.failure) : ok(sofar);
  },
  async readOwnRequest(
    client: PlatformClient,
    { id, fundId }: OwnRequestPath,
    options: ReadOptions,
  ): Promise<Result<SentRequest, Failure>> {
    const ofFund = fundId === null ? null : await readRequestsOf(client, fundId, toSentRequest, options);
    const known = ofFund?.ok ? ofFund.value.items.find((request) => request.id === id) : undefined;
    if (known !== undefined) return ok(known);
    const all = await specifiedOwnRequestCalls.listOwnRequests(client, options);
    if (!all.ok) return all;
    const found = all.value.requests.find((request) => request.id === id);
    if (found !== undefined) return ok(found);
    // It may be among those that could not be read.
    const isWhole = all.value.failed === null && all.value.leftOut === undefined;
    return err(failure(isWhole ? 'not_found' : 'unexpected'));
  },
};

/** The platform of July 2026 has a call for all requests, in which the reason of a refusal is the `note`. */
export const todaysOwnRequestCalls: typeof specifiedOwnRequestCalls = {
  async listOwnRequests(client, options) {
    const signal = abortSignal(options);
    const all = await requestAllPages(
      (query) => client.GET('/platform/fund-requests', { params: { query }, signal }),
      toTodaysRequest,
    );
    return mapResult(all, ({ items, leftOut = 0 }) => ({
      requests: newestFirst(items),
      endedFunds: [],
      failed: null,
      ...leavingOut(leftOut),
    }));
  },
  readOwnRequest(client, { id }, options) {
    const call = { params: { path: { id: Number(id) } }, signal: abortSignal(options) };
    return requestOne(client.GET('/platform/fund-requests/{id}', call), toTodaysRequest);
  },
};

/** The funds of the list and those of the vouchers, which may be listed no more, each once. */
async function fundsOf(client: PlatformClient, options: ReadOptions): Promise<Result<readonly KnownFund[], Failure>> {
  const signal = abortSignal(options);
  const [listed, held] = await Promise.all([
    requestAllPages(
      (query) => client.GET('/platform/funds', { params: { query }, signal }),
      (wire: Fields<Schemas['Fund']>) => toKnownFund(wire),
    ),
    requestAllPages(
      (query) => client.GET('/platform/vouchers', { params: { query }, signal }),
      (wire: Fields<Schemas['Voucher']>) => toKnownFund(wire.object('fund')),
    ),
  ]);
  const [ofList, ofVouchers] = [completeItems(listed), completeItems(held)];
  if (!ofList.ok) return ofList;
  if (!ofVouchers.ok) return ofVouchers;
  return ok([...new Map([...ofVouchers.value, ...ofList.value].map((fund) => [fund.id, fund])).values()]);
}

/** What was read so far with the requests of one more fund. */
function withPart(
  sofar: SentRequests,
  { name }: KnownFund,
  part: Result<WholeList<SentRequest>, Failure>,
): SentRequests {
  if (part.ok) {
    const { items, leftOut = 0 } = part.value;
    const requests = newestFirst([...sofar.requests, ...items]);
    return { ...sofar, requests, ...leavingOut((sofar.leftOut ?? 0) + leftOut) };
  }
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

type WireRequest = Schemas['FundRequest'] | Schemas['OwnFundRequest'];

/** What both kinds of platform say about a request. */
function toRequest(wire: Fields<WireRequest>): Omit<SentRequest, 'answers' | 'reason'> {
  const fund = wire.object('fund');
  return {
    ...toOwnRequest(wire),
    fund: { id: fund.id('id'), name: fund.string('name'), logo: fund.part('logo', toPicture) },
    sentAt: { day: wire.date('created_at'), time: wire.time('created_at') },
    updatedOn: wire.date('updated_at'),
    contactInformation: wire.string('contact_information', '') || null,
  };
}

function toSentRequest(wire: Fields<Schemas['FundRequest']>): SentRequest {
  return { ...toRequest(wire), answers: wire.list('records', toSentAnswer), reason: null };
}

function toSentAnswer(wire: Fields<Schemas['FundRequestRecord']>): SentAnswer {
  return { ...toRecordState(wire), ...toAnswer(wire) };
}

/** The types of records whose value is one of a list of options. */
const CHOICES: readonly string[] = ['select', 'select_number'];

/** What both kinds of platform say about an answer; only with the requests of one fund the options come too. */
type WireAnswer = Pick<Schemas['FundRequestRecord'], 'id' | 'record_type_key' | 'value'> & {
  readonly record_type: Pick<Schemas['FundRequestRecord']['record_type'], 'name' | 'type' | 'options'>;
};

function toAnswer(wire: Fields<WireAnswer>) {
  const [type, value] = [wire.object('record_type'), wire.string('value')];
  const options = type.list('options', toOption, []);
  return {
    id: wire.id('id'),
    name: type.string('name'),
    typeKey: wire.string('record_type_key', ''),
    value,
    isChoice: CHOICES.includes(type.string('type', '')),
    optionName: options.find((option) => option.value === value)?.name ?? null,
  };
}

/** Records that a person service filled in about the partner and the children of a resident; nobody was asked for them. */
const OF_RELATIVES = /^(partner|child_\d+|children_age_group)_/;
const SERVICE_NUMBER = /(^|_)bsn$/;

function toTodaysRequest(wire: Fields<Schemas['OwnFundRequest']>): SentRequest {
  const criteria = wire.object('fund').list('criteria', (criterion) => ({
    id: criterion.id('id'),
    key: criterion.string('record_type_key'),
  }));
  const answers = wire.list('records', (record) => {
    const key = record.string('record_type_key');
    const criterionId = criteria.find((criterion) => criterion.key === key)?.id ?? null;
    const isOwn = !SERVICE_NUMBER.test(key) && (criterionId !== null || !OF_RELATIVES.test(key));
    return isOwn ? [{ ...toRecordState(record), ...toAnswer(record), criterionId }] : [];
  });
  return { ...toRequest(wire), answers: answers.flat(), reason: wire.string('note', '').trim() || null };
}
