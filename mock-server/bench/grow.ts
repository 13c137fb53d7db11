import { addVoucher } from '../fixtures/seed/voucher.ts';
import { reservationFacts } from '../src/domain/reservations/reservable.ts';
import { reservationRefusal } from '../src/domain/reservations/reservation.ts';
import { ago } from '../fixtures/seed/values/dates.ts';
import { addProxy } from '../fixtures/seed/tokens.ts';
import { stableAddress, stableHex } from '../fixtures/seed/values/seeded-values.ts';
import type { FundRow } from '../src/database/tables/funds.ts';
import type { OrganizationRow } from '../src/database/tables/tenants.ts';
import type { World } from '../src/database/world.ts';
import type { Resident } from './wire.ts';

/** How large a world of the bench is. */
export type Size = { readonly products: number; readonly providers: number; readonly residents: number };

/** A tenth of the offers are of one fund only; the others count through their provider. */
const everyTenth = 10;

/** The fund that pays in the bench: of the shop's own town, with a budget, open for reservations. */
export function payingFund(world: World, tenantKey: string): FundRow {
  const tenant = world.table('tenants').first('key', tenantKey);
  const fund = world
    .table('funds')
    .where('tenant_id', tenant?.id ?? 0)
    .find((row) => row.type === 'budget' && row.state === 'active' && row.allow_reservations);
  if (!fund) throw new Error(`The town ${tenantKey} has no fund with a budget.`);
  return fund;
}

function addProviders(world: World, fund: FundRow, wanted: number): readonly OrganizationRow[] {
  const organizations = world.table('organizations');
  const known = organizations.where('is_provider', true);
  const offices = world.table('offices');
  const made: OrganizationRow[] = [];
  for (let number = known.length; number < wanted; number += 1) {
    const like = known[number % known.length];
    if (!like) break;
    const { id: _id, ...values } = like;
    const name = `${like.name} ${number}`;
    const row = organizations.insert({ ...values, name, identity_address: stableAddress(`bench:provider:${number}`) });
    made.push(row);
    const { id: _office, ...office } = offices.first('organization_id', like.id) ?? { id: 0 };
    if ('address' in office) offices.insert({ ...office, organization_id: row.id });
    world.table('fund_providers').insert({
      fund_id: fund.id,
      organization_id: row.id,
      state: 'accepted',
      allow_budget: true,
      allow_products: true,
    });
  }
  return made.length > 0 ? made : known;
}

function addProducts(world: World, fund: FundRow, { wanted, providers }: ProductWish): void {
  const products = world.table('products');
  const seeds = products.all().filter((row) => row.deleted_at === null && row.unlimited_stock && row.shown_on_webshop);
  for (let number = products.size; number < wanted; number += 1) {
    const like = seeds[number % seeds.length];
    const provider = providers[number % providers.length];
    if (!like || !provider) break;
    const { id: _id, ...values } = like;
    const row = products.insert({
      ...values,
      name: `${like.name} ${number}`,
      organization_id: provider.id,
      price: 100 + ((number * 37) % 4900),
      price_type: 'regular',
      price_discount: null,
      reservation_enabled: true,
      reservation_policy: 'review',
      created_at: ago(world, (number * 7) % 300, number % 24),
    });
    if (number % everyTenth !== 0) continue;
    const limits = { amount: null, limit_total: 1_000_000, limit_per_identity: 100_000 };
    world.table('fund_products').insert({ fund_id: fund.id, product_id: row.id, ...limits });
  }
}

type ProductWish = { readonly wanted: number; readonly providers: readonly OrganizationRow[] };

/** Residents with an address, a sign-in and a voucher that never runs out. */
function addResidents(world: World, fund: FundRow, wanted: number): void {
  for (let number = world.table('identities').size; number < wanted; number += 1) {
    const word = `bench:resident:${number}`;
    const identity = world.table('identities').insert({
      address: stableAddress(word),
      bsn: null,
      bsn_confirmed_at: null,
      partner_bsn: null,
      persona: null,
      created_at: world.now(),
    });
    world.table('emails').insert({
      identity_address: identity.address,
      email: `inwoner-${number}@zonnedorp.example`,
      verified: true,
      primary: true,
      initial: true,
      verification_token: stableHex(word, 200),
      target: null,
      created_at: world.now(),
      updated_at: world.now(),
    });
    addVoucher(world, identity, { word, fund: fund.id, amount: 100_000_000, days_ago: 10 });
  }
}

/** Makes the world of a scenario as large as is asked, always the same one. */
export function grow(world: World, size: Size): void {
  const fund = payingFund(world, 'zonnedorp');
  const providers = addProviders(world, fund, size.providers);
  addProducts(world, fund, { wanted: size.products, providers });
  addResidents(world, fund, size.residents);
}

/** Signs residents of the bench in; each can pay for an offer of its own. */
export function signIn(world: World, count: number): readonly Resident[] {
  const fund = payingFund(world, 'zonnedorp');
  const owners = world
    .table('vouchers')
    .where('fund_id', fund.id)
    .filter((row) => row.amount === 100_000_000);
  const offers = world
    .table('products')
    .all()
    .filter((row) => row.unlimited_stock && row.price <= 5000)
    .filter((row) => reservationRefusal(reservationFacts(world, owners[0], row)) === null);
  return owners.slice(0, count).flatMap((voucher, place) => {
    const offer = offers[(place * 13) % offers.length];
    if (!offer || voucher.identity_address === null) return [];
    const word = `bench:session:${voucher.id}`;
    const proxy = addProxy(world, {
      type: 'email_code',
      identity_address: voucher.identity_address,
      exchange_token: stableHex(word, 128),
      exchange_until: world.now(),
      created_at: world.now(),
      activated_at: world.now(),
      state: 'active',
    });
    return [{ token: proxy.access_token, voucher: voucher.address, offer: offer.id }];
  });
}
