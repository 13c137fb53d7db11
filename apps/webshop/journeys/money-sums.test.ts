import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMockPlatform } from '../testing/a-mock-platform.ts';
import { CONNECTIONS, MoneyResident, sumOf, type Connection, type MoneyState } from '../testing/money-resident.ts';

/** A meal of € 7,50 that the provider must accept, a film of € 15 that is accepted at once, a season of € 140. */
const OFFERS = [249, 241, 204] as const;

/** `npm run long -- sums` walks more and longer. */
const isLong = process.env['LONG_TESTS'] !== undefined;
const seed = Number(process.env['RELIABILITY_SEED'] ?? 20_261_121);
const LONG_TEST = 4 * 60 * 60 * 1000;

/** What the shop and the tills have told the resident so far. */
interface Told {
  /** The ids of the reservations that the shop said it made. */
  readonly reservations: Set<string>;
  /** The ids of the reimbursements that the shop said it saved or sent, and did not cancel. */
  readonly reimbursements: Set<string>;
  /** The cents that were paid at tills. */
  paid: number;
}

interface Walk {
  readonly resident: MoneyResident;
  readonly state: MoneyState;
  readonly told: Told;
}

type Step = (walk: Walk) => Promise<void>;

const connection = fc.constantFrom<Connection>('good', ...CONNECTIONS);
const nth = fc.nat(20);
const cents = fc.oneof(fc.integer({ min: 10, max: 6_000 }), fc.constantFrom(10, 14_200, 14_201, 20_000));

/** The item at a position that wraps around; undefined when there are none. */
const pick = <T>(items: readonly T[], position: number): T | undefined => items[position % Math.max(1, items.length)];

const reserve =
  (one: { readonly offer: number; readonly connection: Connection }): Step =>
  async ({ resident, told }) => {
    const made = await resident.reserve(one.offer, one.connection);
    if (made !== null) told.reservations.add(made.id);
  };

const cancelReservation =
  (one: { readonly nth: number; readonly connection: Connection }): Step =>
  async ({ resident, state }) => {
    const reservation = pick(state.reservations, one.nth);
    if (reservation === undefined) return;
    const cancelled = await resident.cancelReservation(reservation, one.connection);
    if (cancelled === null) return;
    const now = (await resident.state()).reservations.find(({ id }) => id === reservation.id);
    expect(now?.state).toBe('canceled_by_client');
  };

interface Claim {
  readonly nth: number;
  readonly cents: number;
  readonly isNew: boolean;
  readonly isDraft: boolean;
  readonly connection: Connection;
}

const claim =
  (one: Claim): Step =>
  async ({ resident, state, told }) => {
    const id = one.isNew ? null : (pick(state.reimbursements, one.nth)?.id ?? null);
    const action = one.isDraft ? 'saveDraft' : 'submit';
    const stored = await resident[action](id, one.cents, one.connection);
    if (stored !== null) told.reimbursements.add(stored.id);
  };

const cancelReimbursement =
  (one: { readonly nth: number; readonly connection: Connection }): Step =>
  async ({ resident, state, told }) => {
    const reimbursement = pick(state.reimbursements, one.nth);
    if (reimbursement === undefined) return;
    if (await resident.cancelReimbursement(reimbursement, one.connection)) {
      told.reimbursements.delete(reimbursement.id);
    }
  };

const decideReservation = fc
  .record({ nth, decision: fc.constantFrom('accept', 'reject', 'cancel') })
  .map((one): Step => async ({ resident, state }) => {
    const id = pick(state.reservations, one.nth)?.id;
    if (id !== undefined) await resident.decide('reservation', { id, decision: one.decision });
  });

const decideClaim = fc
  .record({ nth, decision: fc.constantFrom('approved', 'declined') })
  .map((one): Step => async ({ resident, state }) => {
    const id = pick(state.reimbursements, one.nth)?.id;
    if (id !== undefined) await resident.decide('reimbursement', { id, decision: one.decision });
  });

const pay = cents.map((amount): Step => async ({ resident, told }) => {
  if (await resident.pay(amount)) told.paid += amount;
});

const wait = fc.constantFrom(1, 1, 1, 13, 13, 15, 15, 400).map(
  (days): Step =>
    ({ resident }) =>
      resident.wait(days),
);

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ offer: fc.constantFrom(...OFFERS), connection }).map(reserve) },
    {
      weight: 4,
      arbitrary: fc.record({ nth, cents, isNew: fc.boolean(), isDraft: fc.boolean(), connection }).map(claim),
    },
    { weight: 3, arbitrary: fc.record({ nth, connection }).map(cancelReservation) },
    { weight: 2, arbitrary: fc.record({ nth, connection }).map(cancelReimbursement) },
    { weight: 2, arbitrary: decideReservation },
    { weight: 2, arbitrary: decideClaim },
    { weight: 2, arbitrary: pay },
    { weight: 1, arbitrary: wait },
  ),
  { minLength: 10, maxLength: isLong ? 80 : 30, size: 'max' },
);

/** A walk that loses every answer of every action, and the reads after it. */
const allLost: Step[] = [
  reserve({ offer: OFFERS[0], connection: 'blind' }),
  reserve({ offer: OFFERS[1], connection: 'lost' }),
  claim({ nth: 0, cents: 1_895, isNew: true, isDraft: true, connection: 'blind' }),
  claim({ nth: 0, cents: 1_895, isNew: false, isDraft: false, connection: 'blind' }),
  claim({ nth: 0, cents: 2_000, isNew: true, isDraft: false, connection: 'blind' }),
  cancelReservation({ nth: 1, connection: 'blind' }),
  cancelReimbursement({ nth: 0, connection: 'blind' }),
  reserve({ offer: OFFERS[0], connection: 'cut' }),
];

/** Holds the sums against each other, and the lists against what the shop told. */
function expectAgreement({ voucher, reservations, reimbursements }: MoneyState, told: Told, granted: number): void {
  expect(voucher.balance, 'the balance').toBeGreaterThanOrEqual(0);
  const paid = voucher.transactions.filter(({ state }) => state !== 'canceled');
  const pending = reimbursements.filter(({ state }) => state === 'pending');
  const taken = sumOf(paid) + sumOf(voucher.productVouchers) + sumOf(pending);
  expect(voucher.balance + taken, 'the balance and all that was taken from it').toBe(granted);
  const held = reservations.filter(({ state }) => ['pending', 'accepted'].includes(state));
  expect(sumOf(voucher.productVouchers), 'the amounts of the reservations').toBe(sumOf(held));
  const approved = reimbursements.filter(({ state }) => state === 'approved');
  const toBank = paid.filter(({ target }) => target === 'iban');
  expect(sumOf(toBank), 'the approved reimbursements').toBe(sumOf(approved));
  expect(sumOf(paid.filter(({ target }) => target === 'provider')), 'the payments at tills').toBe(told.paid);
  const ids = (items: readonly { readonly id: string }[]): readonly string[] => items.map(({ id }) => id).toSorted();
  expect(ids(reservations), 'the reservations that the shop told of').toEqual([...told.reservations].toSorted());
  expect(ids(reimbursements), 'the reimbursements that the shop told of').toEqual([...told.reimbursements].toSorted());
}

const mockPlatform = aMockPlatform();

it(
  'balance, transactions, reservations and reimbursements agree to the cent after any actions, also with lost answers',
  async () => {
    const walks = fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const resident = await MoneyResident.begin(mockPlatform());
        let state = await resident.state();
        const told: Told = {
          reservations: new Set(),
          reimbursements: new Set(),
          paid: sumOf(state.voucher.transactions),
        };
        const granted = state.voucher.balance + told.paid;
        for (const step of walk) {
          await step({ resident, state, told });
          state = await resident.state();
          expectAgreement(state, told, granted);
        }
      }),
      { seed, numRuns: isLong ? 400 : 7, examples: [[allLost]] },
    );
    await expect(walks).resolves.toBeUndefined();
  },
  isLong ? LONG_TEST : 120_000,
);
