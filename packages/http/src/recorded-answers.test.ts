import { expect, it } from 'vitest';
import type { FailureKind } from '@stadstegoed/core/shared/failure.ts';
import {
  EDITIONS,
  hasCall,
  readAnswer,
  recordingOf,
  recordingsOf,
  type Edition,
  type Recording,
} from '../testing/recordings.ts';

/** The failure of each refusal. */
const FAILURES: Readonly<Record<number, FailureKind>> = {
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not_found',
  422: 'invalid',
  429: 'rate_limited',
};

/** Lists that no real platform has: the shop does not ask for them there. */
const MISSING_LISTS = ['validations.validators', 'validations.requests'];

/** Answers to calls that the shop does not make, by the begin of their names. */
const WITHOUT_CALL = [
  '2fa.update',
  'cards.list_all',
  'cards.physical_cards_call',
  'cards.voucher_with_types',
  'contact_form',
  'feedback',
  'payouts',
  'prechecks',
  'profile',
  'requests.records_2023_path',
];

/** The fields that the shop cannot do without, by the name of the recording. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  config: ['digid', 'funds', 'has_reimbursements'],
  identity_with_bsn: ['address', 'bsn'],
  'funds.read': ['id', 'key', 'name', 'type', 'state', 'organization', 'criteria', 'formulas', 'allow_fund_requests'],
  'products.read': ['id', 'name', 'organization', 'price_type', 'sold_out', 'funds', 'offices'],
  'search.overview': ['funds', 'providers', 'products'],
  'vouchers.read_address': ['id', 'address', 'type', 'fund_id', 'fund', 'amount', 'expired', 'history', 'created_at'],
  'reservations.read': ['id', 'code', 'amount', 'product', 'fund', 'created_at', 'expire_at'],
  'reimbursements.create_pending': ['id', 'code', 'voucher_id', 'expired', 'deactivated', 'fund', 'files'],
};

/** Values that decide about money or rights and that the shop does not guess: the recording, the field and its value. */
const REFUSED: readonly (readonly [name: string, path: string, value: unknown])[] = [
  ['identity_with_bsn', 'bsn', 'true'],
  ['exchange_email', 'access_token', ''],
  ['startAppSignIn', 'auth_token', ''],
  ['startPinSignIn', 'auth_code', ''],
  ['funds.read', 'type', 'lottery'],
  ['funds.read', 'allow_fund_requests', 'true'],
  ['funds.read', 'criteria.0.is_valid', 'true'],
  ['funds.read', 'formulas.0.type', 'guess'],
  ['funds.read', 'formulas.0.amount', 600],
  ['products.read', 'price', 13],
  ['products.read', 'price_type', 'auction'],
  ['products.read', 'sold_out', 0],
  ['search.overview', 'funds.count', 'drie'],
  ['vouchers.read_address', 'type', 'gift'],
  ['vouchers.read_address', 'amount', 148],
  ['vouchers.read_address', 'amount', '148,00'],
  ['vouchers.read_address', 'expired', 'false'],
  ['reservations.read', 'amount', 19],
  ['reimbursements.create_pending', 'amount', 12.5],
];

/** The same in one item of a list, which hides that item only. */
const LEFT_OUT: typeof REFUSED = [
  ['funds.list', '0.criteria.0.is_valid', 'true'],
  ['products.list_budget', '0.price', 12],
  ['search.list', '0.item_type', 'house'],
  ['vouchers.list', '0.amount', undefined],
  ['vouchers.list_product', '0.query_product.reservable', 1],
  ['reservations.list', '0.amount', 19],
  ['reimbursements.list', '0.amount', 12.5],
];

/** What the shop makes of an answer: `read`, how many items it leaves out, or the kind of failure. */
function outcomeOf(result: Awaited<ReturnType<typeof readAnswer>>): string {
  if (!result.ok) return result.error.kind;
  const { value } = result;
  const leftOut = typeof value === 'object' && value !== null && 'leftOut' in value ? value.leftOut : 0;
  return leftOut === 0 ? 'read' : `read without ${String(leftOut)} items`;
}

/** Whether a good answer says that it is none, as the population register does. */
function hasError(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== null;
}

function expectedOf({ name, status, answer }: Recording): string {
  if (name.startsWith('funds.prefills') && (status === 403 || hasError(answer))) return 'refused';
  if (status < 400 || MISSING_LISTS.includes(name)) return 'read';
  if (JSON.stringify(answer) === '{"error":"2fa"}') return 'second_factor_required';
  return FAILURES[status] ?? 'unexpected';
}

/** A copy of a body with another value at a path; undefined leaves the field out. */
function withValue(body: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof body !== 'object' || body === null || !(key in body)) throw new Error(`The answer has no ${key}`);
  const entries = Object.entries(body).map(([name, one]) => [name, name === key ? withValue(one, rest, value) : one]);
  return Array.isArray(body) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** What the shop makes of a recorded answer with one other value, in the resource or list that it holds. */
async function outcomeWith(edition: Edition, name: string, path: string, value: unknown): Promise<string> {
  const recording = recordingOf(edition, name);
  const { answer } = recording;
  const envelope = typeof answer === 'object' && answer !== null && 'data' in answer ? ['data'] : [];
  const changed = withValue(answer, [...envelope, ...path.split('.')], value);
  return outcomeOf(await readAnswer({ ...recording, answer: changed }));
}

it('is read in every answer, and understood in every refusal', async () => {
  for (const edition of EDITIONS) {
    const recordings = recordingsOf(edition);
    expect(recordings.length).toBeGreaterThan(140);
    for (const recording of recordings.filter(hasCall)) {
      const name = `${edition}: ${recording.name}`;
      expect.soft(outcomeOf(await readAnswer(recording)), name).toBe(expectedOf(recording));
    }
  }
});

it('belongs to a call of the shop, unless it is listed', () => {
  const without = EDITIONS.flatMap((edition) => recordingsOf(edition)).filter((recording) => !hasCall(recording));
  const groups = without.map(({ name }) => WITHOUT_CALL.find((group) => name.startsWith(group)) ?? name);
  expect([...new Set(groups)].toSorted()).toEqual(WITHOUT_CALL);
});

it('is not understood when an answer lacks what the shop needs, or a value is of another kind', async () => {
  const absent = Object.entries(NEEDED).flatMap(([name, fields]) =>
    fields.map((field) => [name, field, undefined] as const),
  );
  for (const edition of EDITIONS) {
    for (const [name, path, value] of [...absent, ...REFUSED]) {
      const what = `${edition}: ${name}, ${path}, ${JSON.stringify(value)}`;
      expect.soft(await outcomeWith(edition, name, path, value), what).toBe('unexpected');
    }
  }
});

it('loses only the item of a list that cannot be read', async () => {
  for (const edition of EDITIONS) {
    for (const [name, path, value] of LEFT_OUT) {
      const outcome = await outcomeWith(edition, name, path, value);
      expect.soft(outcome, `${edition}: ${name}, ${path}`).toBe('read without 1 items');
    }
  }
});
