import type { TableName, Tables } from '../../src/database/shape.ts';
import { generalTenant } from '../../src/http/tenant.ts';
import type { World } from '../../src/database/world.ts';
import type { AnyRow } from './look.ts';

/** The call of the shop whose answer holds a row. */
export type ShopCall = {
  /** Path of the route, with parameters in braces. */
  readonly path: string;
  readonly params?: { readonly [name: string]: string };
  /** Address of the identity that may read it; null for what everybody may. */
  readonly owner: string | null;
  /** Key of the municipality in whose shop it is asked. */
  readonly tenant: string;
  /** Where the row stands in the answer; without it the whole answer is about the row. */
  readonly among?: {
    /** Field of what is answered, or of each of the list, that has it; the answer itself when left out. */
    readonly list?: string;
    readonly field: string;
    readonly value: unknown;
  };
  /** The answer has pages. */
  readonly paged?: true;
  /** Kind of client that gets it; the web shop when left out. */
  readonly client?: string;
};

type Asked = Pick<ShopCall, 'path' | 'params' | 'among' | 'paged' | 'client'>;

/** What everybody may read. */
const open = (path: string, id: number | string): ShopCall => ({
  path,
  params: { id: String(id) },
  owner: null,
  tenant: generalTenant,
});

/** What only its owner may read; null when nobody owns it (yet). */
const own = (owner: string | null | undefined, call: Asked, tenant: string = generalTenant): ShopCall | null =>
  owner == null ? null : { ...call, owner, tenant };

/** The municipality of a fund, in whose shop its things are found. */
function tenantOfFund(world: World, id: number | undefined): string {
  const fund = world.table('funds').get(id ?? 0);
  return world.table('tenants').get(fund?.tenant_id ?? 0)?.key ?? generalTenant;
}

/** Something that the shop finds by way of a voucher. */
function byVoucher(world: World, id: number, call: (address: string, number: string) => Asked): ShopCall | null {
  const voucher = world.table('vouchers').get(id);
  if (!voucher) return null;
  return own(voucher.identity_address, call(voucher.address, String(voucher.id)), tenantOfFund(world, voucher.fund_id));
}

/** The same by way of a fund request; `inside` is the path below it. */
function byRequest(world: World, id: number, inside: (number: string) => Asked): ShopCall | null {
  const request = world.table('fund_requests').get(id);
  if (!request) return null;
  const call = inside(String(request.id));
  const params = { id: String(request.fund_id), fund_id: String(request.fund_id), request_id: String(request.id) };
  return own(
    request.identity_address,
    { ...call, params: { ...params, ...call.params } },
    tenantOfFund(world, request.fund_id),
  );
}

type CallsOf = { readonly [Name in TableName]?: (row: Tables[Name], world: World) => ShopCall | null };

const people: CallsOf = {
  identities: (row) => own(row.address, { path: '/identity' }),
  emails: (row) => own(row.identity_address, { path: '/identity/emails/{id}', params: { id: String(row.id) } }),
  sessions: (row) => own(row.identity_address, { path: '/identity/sessions/{id}', params: { id: row.uid } }),
  records: (row) => own(row.identity_address, { path: '/identity/records/{id}', params: { id: String(row.id) } }),
  record_validations: (row, world) =>
    own(world.table('records').get(row.record_id)?.identity_address, {
      path: '/identity/record-validations/{id}',
      params: { id: row.uuid },
    }),
  prevalidations: (row) =>
    own(row.identity_address, { path: '/platform/prevalidations/{id}', params: { id: row.uid } }),
  record_types: (row) => ({
    path: '/identity/record-types',
    owner: null,
    tenant: generalTenant,
    among: { field: 'key', value: row.key },
  }),
  notifications: (row) =>
    own(row.identity_address, {
      path: '/platform/notifications',
      among: { field: 'id', value: row.uuid },
      paged: true,
      client: row.client_type,
    }),
};

const offers: CallsOf = {
  funds: (row, world) => ({ ...open('/platform/funds/{id}', row.id), tenant: tenantOfFund(world, row.id) }),
  products: (row) => open('/platform/products/{id}', row.id),
  organizations: (row) =>
    row.is_provider
      ? open('/platform/providers/{id}', row.id)
      : own(row.identity_address, { path: '/platform/organizations/{id}', params: { id: String(row.id) } }),
  offices: (row) => open('/platform/offices/{id}', row.id),
  product_categories: (row) => open('/platform/product-categories/{id}', row.id),
  business_types: (row) => open('/platform/business-types/{id}', row.id),
  tags: (row) => open('/platform/tags/{id}', row.id),
};

const ofResidents: CallsOf = {
  vouchers: (row, world) =>
    byVoucher(world, row.id, (address) => ({ path: '/platform/vouchers/{address}', params: { address } })),
  transactions: (row, world) =>
    byVoucher(world, row.voucher_id, (address) => ({
      path: '/platform/vouchers/{address}',
      params: { address },
      among: { list: 'transactions', field: 'id', value: row.id },
    })),
  physical_cards: (row, world) =>
    byVoucher(world, row.voucher_id, (address) => ({
      path: '/platform/vouchers/{address}',
      params: { address },
      among: { list: 'physical_card', field: 'id', value: row.id },
    })),
  physical_card_requests: (row, world) =>
    byVoucher(world, row.voucher_id, (_address, id) => ({
      path: '/platform/vouchers/{id}/physical-card-requests/{request}',
      params: { id, request: String(row.id) },
    })),
  product_reservations: (row, world) =>
    own(
      row.identity_address,
      { path: '/platform/product-reservations/{id}', params: { id: String(row.id) } },
      tenantOfFund(world, world.table('vouchers').get(row.voucher_id)?.fund_id),
    ),
  reimbursements: (row, world) =>
    byVoucher(world, row.voucher_id, () => ({
      path: '/platform/reimbursements/{id}',
      params: { id: String(row.id) },
    })),
  fund_requests: (row, world) =>
    byRequest(world, row.id, () => ({
      path: '/platform/funds/{id}/requests',
      among: { field: 'id', value: row.id },
      paged: true,
    })),
  fund_request_records: (row, world) =>
    byRequest(world, row.fund_request_id, () => ({
      path: '/platform/funds/{id}/requests',
      among: { list: 'records', field: 'id', value: row.id },
      paged: true,
    })),
  clarifications: (row, world) =>
    byRequest(world, row.fund_request_id, () => ({
      path: '/platform/funds/{fund_id}/requests/{request_id}/clarifications/{id}',
      params: { id: String(row.id) },
    })),
};

const calls: CallsOf = { ...people, ...offers, ...ofResidents };

/** Border: a row of a table fits the call of that table. */
const callOf = (table: TableName): ((row: AnyRow, world: World) => ShopCall | null) | undefined =>
  calls[table] as ((row: AnyRow, world: World) => ShopCall | null) | undefined;

const hasAccount = (world: World, owner: string | null): boolean =>
  owner === null || world.table('identities').first('address', owner) !== undefined;

/** The call of the shop that gives a row; null when there is none, or when nobody with an account owns the row. */
export function shopCallOf(world: World, table: TableName, row: AnyRow): ShopCall | null {
  const call = callOf(table)?.(row, world) ?? null;
  return call !== null && hasAccount(world, call.owner) ? call : null;
}
