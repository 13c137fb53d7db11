import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { growCity } from '../../fixtures/seed/city/grow-city.ts';
import { townWith } from '../../fixtures/seed/base-world.ts';
import { Clock } from '../clock/clock.ts';
import { dayLength } from '../clock/calendar.ts';
import type { Row } from '../database/tables/row.ts';
import type { Table } from '../database/table.ts';
import type { OrganizationRow, TenantRow } from '../database/tables/tenants.ts';
import { World } from '../database/world.ts';
import { callOf, plainProducts, plainProviders } from '../testing/plain-lists.ts';
import { organizationList } from '../routes/organizations/organization-list.ts';
import { foundProducts } from '../routes/products/product-search.ts';
import { foundProviders } from '../routes/providers/provider-search.ts';

const tuesday = Date.parse('2026-11-24T10:00:00+01:00');
let town: World;

beforeAll(() => {
  const world = World.empty('lists', Clock.frozenAt(tuesday));
  townWith(world);
  growCity(world, { products: 40, providers: 8, residents: 20 });
  town = world.settled();
});

/** Something that happens to a world; `pick` chooses the rows. */
type Action = { readonly kind: keyof typeof actions; readonly pick: number; readonly value: number };

function row<R extends Row>(table: Table<R>, pick: number): R {
  const rows = table.all();
  const found = rows[pick % rows.length];
  if (!found) throw new Error('The table is empty.');
  return found;
}

const words = ['les', 'kaart', 'zwem', 'Museum', 'een', 'x'];

const actions = {
  reserve: (world: World, { pick, value }: Action) => {
    const products = world.table('products');
    const offer = row(products, pick);
    products.update(offer, { reserved_amount: offer.reserved_amount + value });
  },
  sellOut: (world: World, { pick }: Action) => {
    const products = world.table('products');
    products.update(row(products, pick), { unlimited_stock: false, total_amount: 0 });
  },
  change: (world: World, { pick, value }: Action) => {
    const products = world.table('products');
    const category = row(world.table('product_categories'), value);
    products.update(row(products, pick), {
      name: `${words[value % words.length]} ${value}`,
      price: value * 100,
      price_type: value % 2 === 0 ? 'regular' : 'free',
      product_category_id: category.id,
      created_at: tuesday - value,
    });
  },
  hide: (world: World, { pick, value }: Action) => {
    const products = world.table('products');
    const offer = row(products, pick);
    products.update(offer, { shown_on_webshop: !offer.shown_on_webshop, deleted_at: value % 3 === 0 ? tuesday : null });
  },
  move: (world: World, { pick, value }: Action) => {
    const products = world.table('products');
    products.update(row(products, pick), { organization_id: row(world.table('organizations'), value).id });
  },
  remove: (world: World, { pick }: Action) => {
    world.table('products').remove(row(world.table('products'), pick));
  },
  pay: (world: World, { pick, value }: Action) => {
    world.table('transactions').insert({
      address: `0x${pick}-${value}`,
      voucher_id: row(world.table('vouchers'), value).id,
      organization_id: null,
      product_id: row(world.table('products'), pick).id,
      amount: value,
      state: 'success',
      target: 'provider',
      created_at: tuesday,
    });
  },
  unpay: (world: World, { pick }: Action) => {
    const payments = world.table('transactions');
    if (payments.size > 0) payments.remove(row(payments, pick));
  },
  approve: (world: World, { pick, value }: Action) => {
    const places = world.table('fund_providers');
    places.update(row(places, pick), {
      state: value % 2 === 0 ? 'accepted' : 'rejected',
      allow_products: value % 3 > 0,
    });
  },
  subsidise: (world: World, { pick, value }: Action) => {
    const approvals = world.table('fund_products');
    const funds = world.table('funds').where('type', 'subsidies');
    const fund = funds[value % funds.length];
    if (!fund) return;
    const limits = { amount: value * 50, limit_total: null, limit_per_identity: null };
    approvals.insert({ fund_id: fund.id, product_id: row(world.table('products'), pick).id, ...limits });
  },
  desert: (world: World, { pick }: Action) => {
    const approvals = world.table('fund_products');
    if (approvals.size > 0) approvals.remove(row(approvals, pick));
  },
  rename: (world: World, { pick, value }: Action) => {
    const organizations = world.table('organizations');
    organizations.update(row(organizations, pick), {
      name: `${words[value % words.length]} ${pick}`,
      email_public: value % 2 === 0,
    });
  },
  relocate: (world: World, { pick, value }: Action) => {
    const offices = world.table('offices');
    const there = row(offices, value);
    offices.update(row(offices, pick), { lat: there.lat, lon: there.lon, organization_id: there.organization_id });
  },
  regroup: (world: World, { pick, value }: Action) => {
    const categories = world.table('product_categories');
    const [one, parent] = [row(categories, pick), row(categories, value)];
    categories.update(one, {
      name_nl: `${words[value % words.length]}`,
      parent_id: parent.id === one.id ? null : parent.id,
    });
  },
  stop: (world: World, { pick, value }: Action) => {
    const funds = world.table('funds');
    funds.update(row(funds, pick), { state: value % 2 === 0 ? 'active' : 'closed' });
  },
  wait: (world: World, { value }: Action) => {
    world.clock.step((value * dayLength) / 1000);
    world.clockMoved();
  },
  fail: (world: World, action: Action) => {
    try {
      world.transact(() => {
        actions.change(world, action);
        actions.pay(world, action);
        actions.approve(world, action);
        throw new Error('taken back');
      });
    } catch (error) {
      if (!(error instanceof Error && error.message === 'taken back')) throw error;
    }
  },
} as const;

const actionKinds = Object.keys(actions).filter((name): name is Action['kind'] => name in actions);
const aAction = fc.record({ kind: fc.constantFrom(...actionKinds), pick: fc.nat(5000), value: fc.nat(40) });

const option = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const flag = option(fc.constantFrom('0', '1'));

const aQuery = fc.record({
  q: option(fc.constantFrom('le', 'les', 'zwem', 'museum', 'een', 'sport', 'Zonnedorp')),
  order_by: option(fc.constantFrom('name', 'price', 'price_min', 'price_max', 'most_popular', 'created_at')),
  order_by_dir: option(fc.constantFrom('asc', 'desc')),
  fund_type: option(fc.constantFrom('budget', 'subsidies')),
  fund_id: option(fc.integer({ min: 1, max: 8 })),
  product_category_id: option(fc.integer({ min: 1, max: 12 })),
  organization_id: option(fc.integer({ min: 1, max: 40 })),
  business_type_id: option(fc.integer({ min: 1, max: 8 })),
  price_type: option(fc.constantFrom('regular', 'free', 'discount_fixed')),
  unlimited_stock: flag,
  bookmarked: flag,
  show_all: flag,
  postcode: option(fc.constantFrom('9990', '9980 VK', '1234')),
  distance: option(fc.integer({ min: 0, max: 40 })),
});

/** Only a few parts of a query are asked at once: a query that asks everything finds nothing. */
const aSparseQuery = fc
  .tuple(aQuery, fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 4 }))
  .map(([query, places]) => Object.fromEntries(Object.entries(query).filter((_, place) => places.includes(place))));

/** What one of the askers of a run asks, time and again. */
const anAsk = fc.record({
  query: aSparseQuery,
  language: fc.constantFrom('nl' as const, 'en' as const),
  tenant: fc.nat(3),
});

/** A few askers, and actions; after each action one of them asks again. */
const aRun = fc.record({
  asks: fc.array(anAsk, { minLength: 1, maxLength: 3 }),
  steps: fc.array(fc.record({ action: aAction, asker: fc.nat(2) }), { minLength: 20, maxLength: 40 }),
});

const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

function tenantOf(world: World, pick: number): TenantRow {
  return row(world.table('tenants'), pick);
}

const byName = (world: World): readonly OrganizationRow[] =>
  world
    .table('organizations')
    .all()
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl') || one.id - other.id);

describe('lists that stay true by themselves', () => {
  it('show the same as looking at every row, whatever happens to the world', () => {
    fc.assert(
      fc.property(aRun, ({ asks, steps }) => {
        const world = town.copy();
        for (const { action, asker } of steps) {
          actions[action.kind](world, action);
          const ask = asks[asker % asks.length];
          if (!ask) continue;
          const call = callOf({ ...ask, world, tenant: tenantOf(world, ask.tenant), caller: null });
          const [products, providers] = [foundProducts(call), foundProviders(call)];
          expect(ids(products.slice(0, products.length))).toEqual(ids(plainProducts(call)));
          expect(ids(providers.slice(0, providers.length))).toEqual(ids(plainProviders(call)));
          expect(ids(organizationList(world).entries())).toEqual(ids(byName(world)));
        }
      }),
      { numRuns: 16 },
    );
  });
});
