import {
  REIMBURSEMENTS_PER_PAGE,
  type ReimbursementFields,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import {
  REIMBURSEMENT_STATES,
  type Reimbursement,
  type ReimbursementFund,
  type StoredAs,
} from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type {
  ReimbursementChoice,
  ReimbursementFilter,
  Reimbursements,
} from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { moneyToWire } from '@stadstegoed/core/shared/money.ts';
import type { Page, WholeList } from '@stadstegoed/core/shared/page.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components, operations } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';
import { toStoredFile } from '../files/file-wire.ts';
import { toPicture } from '../picture.ts';
import { requestAllPages, requestOne, requestPage, requestVoid } from '../request.ts';
import { toState } from '../state.ts';
import { wireId } from '../wire-id.ts';
import type { Fields } from '../wire.ts';

const LIST_PATH = '/platform/reimbursements';
const PATH = '/platform/reimbursements/{id}';
type ListQuery = NonNullable<operations['listReimbursements']['parameters']['query']>;

export class HttpReimbursements implements Reimbursements {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  storesDrafts(): Promise<Result<boolean, Failure>> {
    return inDialect(this.#client, (dialect) => dialect.storesDrafts());
  }

  list(filter: ReimbursementFilter, options?: ReadOptions): Promise<Result<Page<Reimbursement>, Failure>> {
    return requestPage(this.#get({ ...filter, per_page: REIMBURSEMENTS_PER_PAGE }, options), toReimbursement);
  }

  listAll(choice: ReimbursementChoice, options?: ReadOptions): Promise<Result<WholeList<Reimbursement>, Failure>> {
    return requestAllPages((paging) => this.#get({ ...paging, ...choice }, options), toReimbursement);
  }

  async read(id: string, options?: ReadOptions): Promise<Result<Reimbursement, Failure>> {
    const path = toPath(id);
    if (path === null) return err(failure('not_found'));
    const call = this.#client.GET(PATH, { params: { path }, signal: abortSignal(options) });
    return requestOne(call, toReimbursement);
  }

  async create(fields: ReimbursementFields, state: StoredAs): Promise<Result<Reimbursement, Failure>> {
    return requestOne(this.#client.POST(LIST_PATH, { body: toBody(fields, state) }), (wire) =>
      toReimbursement(wire, state),
    );
  }

  async update(id: string, fields: ReimbursementFields, state: StoredAs): Promise<Result<Reimbursement, Failure>> {
    const path = toPath(id);
    if (path === null) return err(failure('not_found'));
    const call = this.#client.PATCH(PATH, { params: { path }, body: toBody(fields, state) });
    return requestOne(call, (wire) => toReimbursement(wire, state));
  }

  async cancel(id: string): Promise<Result<void, Failure>> {
    const path = toPath(id);
    return path === null ? err(failure('not_found')) : requestVoid(this.#client.DELETE(PATH, { params: { path } }));
  }

  #get(query: ListQuery, options?: ReadOptions) {
    return this.#client.GET(LIST_PATH, { params: { query }, signal: abortSignal(options) });
  }
}

function toPath(id: string): { readonly id: number } | null {
  const number = wireId(id);
  return number === null ? null : { id: number };
}

/** The body of a change. Null clears a field; amounts are text with two decimals. */
function toBody(fields: ReimbursementFields, state: StoredAs) {
  return {
    title: fields.title,
    description: fields.description,
    amount: fields.amount === null ? null : moneyToWire(fields.amount),
    email: fields.email,
    iban: fields.iban,
    iban_name: fields.ibanName,
    voucher_id: Number(fields.voucherId),
    state,
    files: [...fields.files],
  };
}

/** Maps the wire format of a reimbursement; `sentAs` is the state in which it was stored just now. */
export function toReimbursement(
  wire: Fields<components['schemas']['Reimbursement']>,
  sentAs: StoredAs = 'pending',
): Reimbursement {
  return {
    id: wire.id('id'),
    code: wire.string('code'),
    title: wire.string('title', null),
    description: wire.string('description', null),
    amount: wire.money('amount', null),
    email: wire.string('email', null),
    iban: wire.string('iban', null),
    ibanName: wire.string('iban_name', null),
    voucherId: wire.id('voucher_id'),
    ...toState(wire, REIMBURSEMENT_STATES, sentAs),
    reason: wire.string('reason', null),
    expired: wire.boolean('expired'),
    deactivated: wire.boolean('deactivated'),
    fund: toFund(wire.object('fund')),
    files: wire.list('files', toStoredFile),
    createdOn: wire.date('created_at'),
    submittedOn: wire.date('submitted_at', null),
    resolvedOn: wire.date('resolved_at', null),
    expireOn: wire.date('expire_at', null),
  };
}

function toFund(wire: Fields<components['schemas']['ReimbursementFund']>): ReimbursementFund {
  return {
    id: wire.id('id'),
    name: wire.string('name'),
    logo: wire.part('logo', toPicture),
    organizationName: wire.object('organization').string('name'),
  };
}
