import { objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { World } from '../../src/database/world.ts';

/** Where values come from: a table and its fields. */
type Source = readonly [table: TableName, ...fields: string[]];

const funds: Source = ['funds', 'id'];
const products: Source = ['products', 'id'];
const organizations: Source = ['organizations', 'id'];
const categories: Source = ['product_categories', 'id'];
const validators: Source = ['organization_validators', 'id'];
const records: Source = ['records', 'id'];
const recordCategories: Source = ['record_categories', 'id'];
const tokens: Source = ['proxies', 'exchange_token'];

/** By the name of a field, of a parameter, or of the part of a path that stands before a parameter. */
const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  ['funds', funds],
  ['fund_id', funds],
  ['requests', ['fund_requests', 'id']],
  ['clarifications', ['clarifications', 'id']],
  ['vouchers', ['vouchers', 'address', 'id']],
  ['voucher_id', ['vouchers', 'id']],
  ['voucher_address', ['vouchers', 'address']],
  ['physical-cards', ['physical_cards', 'id']],
  ['physical-card-requests', ['physical_card_requests', 'id']],
  ['prevalidations', ['prevalidations', 'id', 'uid']],
  ['code', ['prevalidations', 'uid']],
  ['emails', ['emails', 'id']],
  ['email', ['emails', 'email']],
  ['products', products],
  ['product_id', products],
  ['product-categories', categories],
  ['product_category_id', categories],
  ['providers', ['fund_providers', 'id', 'organization_id']],
  ['offices', ['offices', 'id']],
  ['business-types', ['business_types', 'id']],
  ['tags', ['tags', 'id']],
  ['organizations', organizations],
  ['organization_id', organizations],
  ['validators', validators],
  ['validator_id', validators],
  ['product-reservations', ['product_reservations', 'id']],
  ['reimbursements', ['reimbursements', 'id']],
  ['records', records],
  ['record_id', records],
  ['record_type', ['record_types', 'key']],
  ['record-categories', recordCategories],
  ['record_category_id', recordCategories],
  ['record-validations', ['record_validations', 'uuid']],
  ['validator-requests', ['validator_requests', 'id']],
  ['sessions', ['sessions', 'uid']],
  ['medias', ['medias', 'uid']],
  ['files', ['files', 'uid']],
  ['exchange', tokens],
  ['auth_token', tokens],
  ['auth_code', tokens],
]);

/** So many of the first and of the last rows: enough to meet things of the seed and things that were just made. */
const ends = 8;

const some = <R>(rows: readonly R[], count: number): readonly R[] =>
  rows.length <= 2 * count ? rows : [...rows.slice(0, count), ...rows.slice(-count)];

/** Organisations that somebody works for. */
const employersOf = (world: World, address: string): ReadonlySet<unknown> =>
  new Set(
    world
      .table('employees')
      .where('identity_address', address)
      .map((row) => row.organization_id),
  );

/** What somebody has, with a little of what others have; everybody's when it is nobody's. */
function rowsOf(world: World, table: TableName, address: string | null): readonly Input[] {
  const rows = world.table(table).all().map(objectOf);
  const employers = address === null ? new Set() : employersOf(world, address);
  const employer = table === 'organizations' ? 'id' : 'organization_id';
  const own = rows.filter((row) => row['identity_address'] === address || employers.has(row[employer]));
  return own.length === 0 ? some(rows, ends) : [...some(own, ends), ...some(own, ends), ...some(rows, 1)];
}

/** Places of questions: fund, request and question belong together. */
const questionPaths = (world: World): readonly string[] =>
  world
    .table('clarifications')
    .all()
    .map(({ id, fund_request_id }) => {
      const fund = world.table('fund_requests').get(fund_request_id)?.fund_id ?? 0;
      return `/platform/funds/${fund}/requests/${fund_request_id}/clarifications/${id}`;
    });

/** What exists for somebody in a world now, by the names that paths, queries and bodies use. */
export function poolOf(world: World, address: string | null): (name: string) => readonly unknown[] {
  const found = new Map(
    [...sources].map(([name, [table, ...fields]]) => [
      name,
      rowsOf(world, table, address).flatMap((row) => fields.map((field) => row[field])),
    ]),
  );
  found.set('question', [...questionPaths(world)]);
  return (name) => found.get(name) ?? [];
}
