import { addFirstCategory } from '../../store/record-categories.ts';
import type { Random } from '../../store/random.ts';
import type { VoucherRow } from '../../store/table-vouchers.ts';
import type { World } from '../../store/world.ts';
import { ago, oneYearFrom } from '../dates.ts';
import { madeUpBsns } from './bsn.ts';
import type { CityProvider } from './city-providers.ts';
import { firstNames, surnames } from './words.ts';

interface Plan {
  readonly count: number;
  readonly funds: readonly number[];
  readonly providers: readonly CityProvider[];
  readonly random: Random;
}

/** What the vouchers of the city are worth, in cents. */
const amounts = [7_500, 12_000, 15_000, 30_000, 60_000] as const;

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

/** Moments and last days of vouchers by their age in days, so that the calendar is asked once a day of the year. */
function calendarOf(world: World): readonly { readonly begun: number; readonly last: string }[] {
  return Array.from({ length: 360 }, (_, days) => {
    const begun = ago(world, days, 5);
    return { begun, last: oneYearFrom(begun) };
  });
}

/** Adds accounts with a BSN and an e-mail address; every third has a voucher, half of those a payment. */
export function growResidents(world: World, plan: Plan): void {
  const bsns = madeUpBsns();
  const calendar = calendarOf(world);
  for (let index = 0; index < plan.count; index += 1) {
    const address = addResident(world, plan, [index, bsns.next().value]);
    if (index % 3 === 0) addVoucher(world, plan, { address, begin: calendar[(index * 7) % calendar.length] });
  }
}

function addResident(world: World, { random }: Plan, [index, bsn]: [number, string]): string {
  const address = random.address();
  const created_at = ago(world, 20 + (index % 900));
  const first = firstNames[index % firstNames.length] ?? 'Anna';
  const last = surnames[Math.floor(index / firstNames.length) % surnames.length] ?? 'Smit';
  world.table('identities').insert({
    address,
    bsn,
    bsn_confirmed_at: null,
    partner_bsn: null,
    persona: null,
    created_at,
  });
  addFirstCategory(world, address);
  world.table('emails').insert({
    identity_address: address,
    email: `${slug(first)}.${slug(last)}.${index + 1}@inwoner.example`,
    verified: true,
    primary: true,
    initial: true,
    verification_token: address.slice(2).repeat(5),
    target: null,
    created_at,
    updated_at: created_at,
  });
  return address;
}

type Begin = { readonly begun: number; readonly last: string } | undefined;

function addVoucher(world: World, plan: Plan, owner: { readonly address: string; readonly begin: Begin }): void {
  const fund = plan.funds[plan.random.between(0, plan.funds.length - 1)];
  if (fund === undefined || !owner.begin) return;
  const { begun, last } = owner.begin;
  const vouchers = world.table('vouchers');
  const id = vouchers.highest + 1;
  const voucher = vouchers.insert({
    id,
    address: plan.random.address(),
    address_printable: plan.random.address(),
    identity_address: owner.address,
    fund_id: fund,
    type: 'regular',
    state: 'active',
    is_external: false,
    amount: amounts[plan.random.between(0, amounts.length - 1)] ?? 15_000,
    expire_at: last,
    deactivated_at: null,
    deactivation_note: null,
    returnable: false,
    parent_id: null,
    product_id: null,
    product_reservation_id: null,
    limit_multiplier: 1,
    activation_code: null,
    waiting_bsn: null,
    records: [],
    history: [{ id: id * 10 + 1, event: 'created_budget', created_at: begun }],
    created_at: begun,
  });
  if (id % 2 === 0) addPayment(world, plan, voucher);
}

/** A payment of at most a third of the voucher, between its first day and now. */
function addPayment(world: World, plan: Plan, voucher: VoucherRow): void {
  const provider = plan.providers[plan.random.between(0, plan.providers.length - 1)];
  if (!provider) return;
  const since = world.now() - voucher.created_at;
  world.table('transactions').insert({
    address: plan.random.address(),
    voucher_id: voucher.id,
    organization_id: provider.id,
    product_id: null,
    amount: plan.random.between(5, Math.floor(voucher.amount / 150)) * 50,
    state: 'success',
    target: 'provider',
    created_at: voucher.created_at + Math.floor(since * plan.random.next()),
  });
}
