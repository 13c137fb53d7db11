import { objectOf, type Input } from '../src/input.ts';
import type { TableName } from '../src/tables/tables.ts';
import type { World } from '../src/world/world.ts';

/** A table and the fields by which a request names its rows. */
type Source = readonly [table: TableName, ...fields: string[]];

/** Tables of rows that belong to one person, by the part of a path before a parameter, or by the field of a body. */
export const personal: { readonly [name: string]: Source } = {
  requests: ['fund_requests', 'id'],
  clarifications: ['clarifications', 'id'],
  vouchers: ['vouchers', 'address', 'id'],
  voucher_id: ['vouchers', 'id'],
  voucher_address: ['vouchers', 'address'],
  'physical-cards': ['physical_cards', 'id'],
  'physical-card-requests': ['physical_card_requests', 'id'],
  prevalidations: ['prevalidations', 'id', 'uid'],
  emails: ['emails', 'id'],
  'product-reservations': ['product_reservations', 'id'],
  reimbursements: ['reimbursements', 'id'],
  records: ['records', 'id'],
  record_id: ['records', 'id'],
  'record-categories': ['record_categories', 'id'],
  record_category_id: ['record_categories', 'id'],
  'validator-requests': ['validator_requests', 'id'],
  sessions: ['sessions', 'uid'],
  medias: ['medias', 'uid'],
  files: ['files', 'uid'],
};

/** All others. */
const shared: { readonly [name: string]: Source } = {
  funds: ['funds', 'id'],
  fund_id: ['funds', 'id'],
  code: ['prevalidations', 'uid'],
  email: ['emails', 'email'],
  products: ['products', 'id'],
  product_id: ['products', 'id'],
  'product-categories': ['product_categories', 'id'],
  product_category_id: ['product_categories', 'id'],
  providers: ['fund_providers', 'id', 'organization_id'],
  offices: ['offices', 'id'],
  'business-types': ['business_types', 'id'],
  tags: ['tags', 'id'],
  organizations: ['organizations', 'id'],
  organization_id: ['organizations', 'id'],
  validators: ['organization_validators', 'id'],
  validator_id: ['organization_validators', 'id'],
  record_type: ['record_types', 'key'],
  'record-validations': ['record_validations', 'uuid'],
  exchange: ['proxies', 'exchange_token'],
  auth_token: ['proxies', 'exchange_token'],
  auth_code: ['proxies', 'exchange_token'],
};

/** Values that exist in a world, by the name of a field or of the part of a path before a parameter. */
export type Ids = (name: string) => readonly unknown[];

/** The last rows are those that calls just made. */
const firstAndLast = <T>(rows: readonly T[]): readonly T[] =>
  rows.length <= 16 ? rows : [...rows.slice(0, 8), ...rows.slice(-8)];

/** Ids of what somebody has or works for, or of anything where somebody has nothing of a kind. */
export function idsIn(world: World, address: string | null): Ids {
  const employers = new Set<unknown>(
    world
      .table('employees')
      .all()
      .filter((row) => row.identity_address === address)
      .map((row) => row.organization_id),
  );
  const rowsOf = (table: TableName): readonly Input[] => {
    const rows = world.table(table).all().map(objectOf);
    const employer = table === 'organizations' ? 'id' : 'organization_id';
    const own = rows.filter((row) => row['identity_address'] === address || employers.has(row[employer]));
    return firstAndLast(own.length === 0 ? rows : own);
  };
  return (name) => {
    const [table, ...fields] = personal[name] ?? shared[name] ?? [];
    return table ? rowsOf(table).flatMap((row) => fields.map((field) => row[field])) : [];
  };
}
