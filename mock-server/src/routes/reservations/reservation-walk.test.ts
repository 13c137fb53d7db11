import { afterAll, expect, it } from 'vitest';
import { acceptReservation, cancelByProvider, rejectReservation } from '../../domain/reservations/reservations.ts';
import { decideReimbursement } from '../../domain/reimbursements/reimbursements.ts';
import { Random, seedFrom } from '../../shared/random.ts';
import type { ReservationRow } from '../../database/tables/reservations.ts';
import { Reimbursing, reimbursements } from '../../testing/reimbursing.ts';
import { Harness } from '../../testing/harness.ts';
import { Kees, offers } from '../../testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
const reimbursing = new Reimbursing(platform, kees);
afterAll(() => platform.app.close());

const start = 14_200;
const cents = (wire: unknown): number => Math.round(Number(wire) * 100);
const sum = (rows: readonly { readonly amount: number | null }[]): number =>
  rows.reduce((total, row) => total + (row.amount ?? 0), 0);

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[random.between(0, Math.max(0, items.length - 1))];

/** One step that somebody takes: the resident by a call, the provider or the sponsor at the desk. */
async function step(random: Random, number: number): Promise<number> {
  const world = platform.world();
  const row = pick(random, world.table('product_reservations').all());
  const reimbursement = pick(random, world.table('reimbursements').all());
  const path = `${reimbursements}/${reimbursement?.id ?? 0}`;
  const actions: readonly (() => Promise<number>)[] = [
    async () => (await kees.reserve(offers.meal)).status,
    async () => (await kees.reserve(offers.film)).status,
    async () => (await platform.patch(`/platform/product-reservations/${row?.id ?? 0}`, cancelling())).status,
    async () => desk(row, acceptReservation),
    async () => desk(row, rejectReservation),
    async () => desk(row, cancelByProvider),
    async () => {
      reimbursing.upload(`bon-${number}`);
      const amount = (random.between(10, 4000) / 100).toFixed(2);
      return (await reimbursing.make(reimbursing.complete({ state: 'pending', amount, files: [`bon-${number}`] })))
        .status;
    },
    async () => (await platform.delete(path, kees.as)).status,
    async () => (
      reimbursement &&
        decideReimbursement(world, reimbursement, { state: pick(random, ['approved', 'declined']) ?? 'approved' }),
      0
    ),
  ];
  return (await pick(random, actions)?.()) ?? 0;
}

const cancelling = (): object => ({ ...kees.as, body: { state: 'canceled_by_client' } });

function desk(row: ReservationRow | undefined, action: typeof acceptReservation): number {
  if (row) action(platform.world(), row);
  return 0;
}

it.each(['one', 'two', 'three', 'four'])('keeps money and stock right, whatever is done: walk %s', async (walk) => {
  await kees.begin();
  const random = new Random(seedFrom(walk));
  const before = kees.product(offers.meal);
  for (let number = 0; number < 60; number += 1) {
    expect([0, 200, 201, 403, 404, 422]).toContain(await step(random, number));
    const rows = platform.world().table('product_reservations').all();
    const live = rows.filter((row) => row.state === 'pending' || row.state === 'accepted');
    const heldFor = platform
      .world()
      .table('reimbursements')
      .all()
      .filter((row) => row.state === 'pending' || row.state === 'approved');
    const left = cents(await kees.balance());
    expect(left).toBe(start - sum(live) - sum(heldFor));
    expect(left).toBeGreaterThanOrEqual(0);
    const meals = rows.filter((row) => row.product_id === offers.meal);
    expect(kees.product(offers.meal)).toMatchObject({
      reserved_amount: before.reserved_amount + meals.filter((row) => row.state === 'pending').length,
      sold_amount: before.sold_amount + meals.filter((row) => row.state === 'accepted').length,
    });
  }
  expect(platform.world().table('product_reservations').size).toBeGreaterThan(3);
});
