import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayOf } from '../../src/clock/calendar.ts';
import { Harness } from '../../src/testing/harness.ts';
import { agendaOf } from './agenda.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
  await platform.scenario('one-voucher');
});
afterAll(() => platform.app.close());

it('names the few things that come soonest, of however many, and nothing that is over', () => {
  const world = platform.world();
  const vouchers = world.table('vouchers');
  const [like] = vouchers.where('type', 'regular').filter(({ identity_address }) => identity_address !== null);
  if (!like) throw new Error('Nobody has a voucher.');
  const today = dayOf(world.now());
  for (let number = 1; number <= 50; number += 1) {
    const { id: _id, ...values } = like;
    const expire_at = addDays(today, ((number * 7) % 51) - 5);
    vouchers.insert({
      ...values,
      amount: 1000 * number,
      address: `0xa${number}`,
      address_printable: `0xb${number}`,
      expire_at,
    });
  }
  const all = agendaOf(world, 1000);
  expect(new Set(all.map(({ what }) => what)).size).toBeGreaterThan(40);
  expect(all.every(({ at }) => at > world.now())).toBe(true);
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other));
  for (const count of [1, 6, 20]) expect(agendaOf(world, count)).toEqual(all.slice(0, count));
});
