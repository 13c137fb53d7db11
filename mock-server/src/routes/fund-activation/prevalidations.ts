/** Activation codes as sponsors make them. */

import { dayOf } from '../../calendar.ts';
import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, objectOf, placeNumberOf, textOf, wordOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { asked, paged } from '../../http/page.ts';
import { notFound, type FieldErrors } from '../../http/refusal.ts';
import {
  neededKeys,
  prevalidationProblem,
  primaryKey,
  takesCodes,
} from '../../domain/fund-activation/prevalidation.ts';
import { validatesFor } from '../../domain/organizations/staff.ts';
import type { FundRow, PrevalidationRow } from '../../tables/funds.ts';
import type { World } from '../../world/world.ts';
import { prevalidation } from '../../wire/prevalidation.ts';
import { unknownChoice } from '../../http/texts.ts';

const foreignFund: Sentence = {
  nl: 'Voor deze regeling mag u geen codes maken.',
  en: 'You may not make codes for this fund.',
};

const madeBy = (call: SignedCall): readonly PrevalidationRow[] =>
  call.world.table('prevalidations').where('identity_address', call.caller.identity.address);

/** 1 keeps what is so, 0 what is not, nothing keeps all. */
const wish = (call: Call, name: string, is: boolean): boolean => asked(call, name) === null || asked(call, name) === is;

function fits(call: Call, row: PrevalidationRow): boolean {
  const [state, from, to] = ['state', 'from', 'to'].map((name) => textOf(call.query, name));
  const words = textOf(call.query, 'q')?.trim().toLowerCase() ?? '';
  const fund = numberOf(call.query, 'fund_id');
  const day = dayOf(row.created_at);
  return [
    [row.uid, ...row.records.map((record) => record.value)].some((text) => text.toLowerCase().includes(words)),
    fund === null || row.fund_id === fund,
    state == null || row.state === state,
    from == null || day >= from,
    to == null || day <= to,
    wish(call, 'exported', row.exported),
  ].every(Boolean);
}

export const listPrevalidations = operation('listPrevalidations', {}, (call) => {
  const rows = madeBy(call)
    .filter((row) => fits(call, row))
    .toReversed();
  return paged(call, rows, { size: 10, show: (row) => prevalidation(call, row) });
});

/** The fund in the body, when the caller may make codes for it. */
function fundOfBody(call: SignedCall): FundRow | undefined {
  const fund = call.world.table('funds').get(numberOf(call.body, 'fund_id') ?? 0);
  if (!fund || !takesCodes(fund)) return undefined;
  return validatesFor(call.world, call.caller.identity.address, fund.organization_id) ? fund : undefined;
}

/** The values of the body as text. */
const dataOf = (call: Call): Map<string, string> =>
  new Map(Object.entries(objectOf(call.body['data'])).map(([key, value]) => [key, wordOf(value)]));

const isUsedNumber = (call: SignedCall, fund: FundRow, number: string): boolean =>
  madeBy(call)
    .filter((row) => row.fund_id === fund.id)
    .some((row) => row.records.some(({ key, value }) => key === primaryKey && value === number));

function valueErrors(call: SignedCall, fund: FundRow, [key, value]: [string, string | undefined]): FieldErrors {
  const type = call.world.table('record_types').first('key', key);
  if (!type) return { [`data.${key}`]: [unknownChoice] };
  const problem = prevalidationProblem({
    value,
    kind: type.type,
    criteria: call.world
      .table('criteria')
      .where('fund_id', fund.id)
      .filter((criterion) => criterion.record_type_key === key),
    isUsed: key === primaryKey && value !== undefined && isUsedNumber(call, fund, value),
  });
  return problem === null ? {} : { [`data.${key}`]: [problem] };
}

function checkNew(call: SignedCall): FieldErrors {
  const fund = fundOfBody(call);
  if (!fund) return placeNumberOf(call.body, 'fund_id') === null ? {} : { fund_id: [foreignFund] };
  const { world } = call;
  const needed = neededKeys(
    world.table('criteria').where('fund_id', fund.id),
    world.table('formulas').where('fund_id', fund.id),
  );
  const data = dataOf(call);
  const keys = [...new Set([...needed, ...data.keys()])];
  return Object.assign({}, ...keys.map((key) => valueErrors(call, fund, [key, data.get(key)])));
}

/** Eight hexadecimal characters with a dash in the middle that no other code has. */
function freeCode(world: World): string {
  let code: string;
  do code = `${world.random.hex(4)}-${world.random.hex(4)}`;
  while (world.table('prevalidations').first('uid', code));
  return code;
}

export const createPrevalidation = operation('createPrevalidation', { check: checkNew }, (call) => {
  const fund = fundOfBody(call);
  if (!fund) throw notFound();
  const row = call.world.table('prevalidations').insert({
    uid: freeCode(call.world),
    fund_id: fund.id,
    organization_id: fund.organization_id,
    state: 'pending',
    identity_address: call.caller.identity.address,
    used_by: null,
    used_at: null,
    exported: false,
    bsn: dataOf(call).get('bsn') ?? null,
    records: [...dataOf(call)].map(([key, value]) => ({ key, value })),
    created_at: call.world.now(),
  });
  return { data: prevalidation(call, row) };
});

/** A code of the caller; anybody else's is unknown, as is one that was never made. */
export const readPrevalidation = operation('readPrevalidation', {}, (call) => {
  const code = call.params['id']?.toLowerCase();
  const row = madeBy(call).find((one) => one.uid === code);
  if (!row) throw notFound();
  return { data: prevalidation(call, row) };
});
