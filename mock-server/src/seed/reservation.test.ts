import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldVoucher } from '../store/reservations.ts';
import type { World } from '../store/world.ts';
import { Harness } from '../testing/harness.ts';
import { dayFromNow } from './dates.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
});
afterAll(() => twin.app.close());

const isOver = (world: World, day: string | undefined): boolean => (day ?? '') < dayFromNow(world, 0);

it.each(['ordinary-tuesday', 'reservations-in-every-state'])(
  'leaves only pending reservations unanswered, together with what holds their amount: %s',
  async (name) => {
    await twin.scenario(name);
    const world = twin.world();
    const over = world
      .table('product_reservations')
      .all()
      .filter((row) => isOver(world, row.expire_at));
    expect(over.length).toBeGreaterThan(0);
    expect(over.map((row) => [row.state, isOver(world, heldVoucher(world, row)?.expire_at)])).toEqual(
      over.map(() => ['pending', true]),
    );
  },
);
