import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayLength, dayOf, hour, startOf } from '../calendar.ts';
import { Harness } from '../testing/harness.ts';
import { lastDay } from '../domain/vouchers/voucher-state.ts';
import { moveClock } from '../../console/clock/move-clock.ts';
import { monthBefore, passNights } from './reminders.ts';
import type { VoucherRow } from '../tables/vouchers.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import { World } from '../world/world.ts';

/** The days of the long way: past a 29 February and every change of the clock. */
const days = 500;

let platform: Harness;
/** A town in which many vouchers end in the days to come; every test goes its own way from here. */
let start: World;
beforeAll(async () => {
  platform = await Harness.open();
  await platform.scenario('ordinary-tuesday');
  start = platform.world();
  const { id: _id, ...like } = budgetVoucher(start);
  const funds = start.table('funds');
  funds.update(fundOf(start, like.fund_id), { end_date: '2029-12-31' });
  const today = dayOf(start.now());
  for (let number = 0; number < 60; number += 1) {
    const expire_at = addDays(today, (number * 37) % days);
    const address = `0xnight${number}`;
    const product = number % 4 === 0 ? { type: 'product' as const, product_id: 241 } : {};
    start.table('vouchers').insert({ ...like, ...product, address, address_printable: `${address}p`, expire_at });
  }
  for (const name of ['mails', 'notifications', 'pushes'] as const) start.table(name).clear();
});
afterAll(() => platform.app.close());

function budgetVoucher(world: World): VoucherRow {
  const found = world
    .table('vouchers')
    .all()
    .find(
      (row) => row.type === 'regular' && row.identity_address !== null && fundOf(world, row.fund_id).type === 'budget',
    );
  if (!found) throw new Error('Nobody has a budget.');
  return found;
}

/** Everything that was sent, and the funds as they stand. */
const sent = (world: World): object => ({
  funds: world.table('funds').all(),
  mails: world.table('mails').all(),
  notices: world.table('notifications').all(),
  pushes: world.table('pushes').all(),
});

/** When its mails were sent. */
const moments = (world: World): readonly number[] => {
  const mails = world.table('mails').all();
  return mails.map(({ sent_at }) => sent_at);
};

const inOrder = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other);

/** A world that goes so many milliseconds, step by step. */
function after(steps: readonly number[]): World {
  const world = World.from(start.snapshot());
  for (const step of steps) moveClock(world, () => world.clock.step(step / 1000));
  return world;
}

describe('the nights that a clock passes', () => {
  const inOne = (): World => after([days * dayLength]);

  it('send the same however they are divided', () => {
    const whole = sent(inOne());
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: days * 24 - 1 }), { maxLength: 12 }), (hours) => {
        const stops = [0, ...inOrder(hours), days * 24];
        const steps = stops.slice(1).map((stop, index) => (stop - (stops[index] ?? 0)) * hour);
        expect(sent(after(steps))).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  it('send the same to who looks at last when the clock runs', () => {
    const world = World.from(start.snapshot());
    passNights(world);
    world.clock.step(days * 24 * 60 * 60);
    passNights(world);
    expect(sent(world)).toEqual(sent(inOne()));
  });

  it('remind everybody a month before the end, on the day itself and in the order of the days', () => {
    const world = inOne();
    const [from, to] = [dayOf(start.now()), dayOf(world.now())];
    const due = world
      .table('vouchers')
      .all()
      .filter((row) => row.type === 'regular' && row.state === 'active' && row.identity_address !== null)
      .filter((row) => fundOf(world, row.fund_id).type === 'budget')
      .map((row) => monthBefore(lastDay(row, fundOf(world, row.fund_id))))
      .filter((day) => day > from && day <= to)
      .map(startOf);
    const told = world.table('notifications').where('type', 'voucher_expire_soon_budget');
    expect(due.length).toBeGreaterThan(30);
    expect(told.map(({ created_at }) => created_at)).toEqual(inOrder(due));
    const mails = moments(world);
    expect(mails.length).toBeGreaterThan(30);
    expect(mails).toEqual(inOrder(mails));
  });

  it('close a fund the day after its last day', () => {
    const world = World.from(start.snapshot());
    const fund = world.table('funds').update(fundOf(world, 4), { end_date: addDays(dayOf(world.now()), 2) });
    const stateIn = (nights: number): string => {
      moveClock(world, () => world.clock.step((nights * dayLength) / 1000));
      return fundOf(world, fund.id).state;
    };
    expect([stateIn(2), stateIn(1)]).toEqual(['active', 'closed']);
  });

  it('come before what is done after them, though nobody looked', async () => {
    await platform.scenario('ordinary-tuesday');
    const world = platform.world();
    const before = moments(world).length;
    const voucher = budgetVoucher(world);
    world.table('vouchers').update(voucher, { expire_at: addDays(dayOf(world.now()), 40) });
    passNights(world);
    world.clock.step((20 * dayLength) / 1000);
    await platform.post('/identity/proxy/email', { body: { email: 'kees@post.example', source: 'zonnedorp_webshop' } });
    const sent = moments(world).slice(before);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent).toEqual(inOrder(sent));
    expect(sent.at(-1)).toBe(world.now());
  });

  it('bring a notice for an offer that was not used, after its last day', async () => {
    await platform.scenario('ordinary-tuesday');
    const parent = budgetVoucher(platform.world());
    const unused = {
      id: 90_001,
      address: '0xoffer',
      type: 'product',
      product_id: 241,
      expire_at: '2026-11-26',
    } as const;
    platform.table('vouchers').insert({ ...parent, ...unused });
    const told = (): number => platform.table('notifications').where('type', 'product_voucher_expired').length;
    const before = told();
    await platform.step(2 * 24 * 3600);
    expect(told()).toBe(before);
    await platform.step(24 * 3600);
    expect(told()).toBe(before + 1);
  });

  it('bring nothing to a voucher that came after its night', () => {
    const world = World.from(start.snapshot());
    passNights(world);
    world.clock.step((10 * dayLength) / 1000);
    const { id: _id, ...like } = budgetVoucher(world);
    const expire_at = addDays(dayOf(world.now()), 25);
    const address = '0xlate';
    world
      .table('vouchers')
      .insert({ ...like, address, address_printable: address, expire_at, created_at: world.now() });
    const told = (): number =>
      world.table('notifications').where('identity_address', like.identity_address ?? '').length;
    const without = World.from(start.snapshot());
    moveClock(without, () => without.clock.step((10 * dayLength) / 1000));
    passNights(world);
    expect(told()).toBe(without.table('notifications').where('identity_address', like.identity_address ?? '').length);
  });
});

it.each([
  ['2026-12-31', '2026-11-30'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-30', '2028-02-29'],
  ['2026-06-15', '2026-05-15'],
  ['2026-01-01', '2025-12-01'],
])('the night before %s by a month is %s', (day, wanted) => {
  expect(monthBefore(day)).toBe(wanted);
});
