import fc from 'fast-check';
import { expect } from 'vitest';
import { listOf, objectOf } from '../../src/contract/input.ts';
import { offers } from '../../src/testing/reserving.ts';
import {
  askLink,
  cancel,
  reimbursement,
  deactivate,
  left,
  mailVoucher,
  provider,
  read,
  reserve,
  signed,
  signOut,
  sponsor,
  takeBack,
  useLink,
  wait,
} from './model.ts';
import type { Model } from './model.ts';
import type { Reply } from './doors.ts';
import type { Resident } from './resident.ts';
import { asSignedIn, elsewhere, expectForetold, placeOf, Step } from './step.ts';
import type { Known } from './step.ts';

const status = async (reply: Promise<Reply>): Promise<number> => (await reply).status;
/** Mostly the newest. */
const session = fc.constantFrom(0, 0, 0, 0, 0, 1, 2);
const some = fc.constantFrom(0, 0, 1, 2, 5);

/** The states that a list of the wire shows, oldest first. */
const states = (reply: Reply): unknown[] =>
  listOf(objectOf(reply.body), 'data')
    .map((row) => objectOf(row)['state'])
    .toReversed();

/** What the model says that Kees sees. */
const foreseen = (model: Model): unknown => [
  [(left(model) / 100).toFixed(2), model.voucher],
  model.bookings.map(({ state }) => state),
  model.reimbursements.filter(({ state }) => state !== 'gone').map(({ state }) => state),
];

/** Everything that Kees can see is as the model says, when his token is good. */
const look = (pick: number): Step =>
  new Step(`look (${pick})`, async (known, resident) => {
    const who = placeOf(known.model.sessions, pick);
    const outcome = signed(known.model, who, read);
    known.model = outcome.next;
    const voucher = await resident.signed(who, 'GET', [resident.voucher()]);
    const bookings = await resident.signed(who, 'GET', ['/platform/product-reservations?per_page=100']);
    const reimbursements = await resident.signed(who, 'GET', ['/platform/reimbursements?per_page=100']);
    const { amount, state } = objectOf(objectOf(voucher.body)['data']);
    const seen = [[amount, state], states(bookings), states(reimbursements)];
    const answered = [voucher.status, bookings.status, reimbursements.status];
    const isIn = outcome.status === 200;
    expect(isIn ? seen : answered).toEqual(isIn ? foreseen(known.model) : [401, 401, 401]);
  });

const ask = new Step('ask a link', (known, resident) =>
  expectForetold(known, resident, { name: 'ask a link', foretell: askLink, go: () => resident.askLink() }),
);

const use = (pick: number): Step =>
  new Step(
    `use a link (${pick})`,
    (known, resident) => {
      const index = placeOf(known.model.links, pick);
      const foretell = (model: Model) => useLink(model, index);
      return expectForetold(known, resident, {
        name: `use link ${index}`,
        foretell,
        go: () => resident.useLink(index),
      });
    },
    ({ links }) => links.length > 0,
  );

/** Only who has no good token any more does so. */
const signInAgain = new Step(
  'sign in again',
  async (known, resident) => {
    await ask.run(known, resident);
    await use(0).run(known, resident);
  },
  (model) => signed(model, placeOf(model.sessions, 0), read).status === 401,
);

const signingIn: readonly fc.Arbitrary<Step>[] = [
  fc.constant(ask),
  ...Array.from({ length: 6 }, () => fc.constant(signInAgain)),
  some.map(use),
  session.map(look),
  session.map((pick) =>
    asSignedIn(['who am I', pick], (who) => ({
      foretell: read,
      go: (resident) => status(resident.signed(who, 'GET', ['/identity'])),
    })),
  ),
];

const leaving: fc.Arbitrary<Step> = session.map((pick) =>
  asSignedIn(['sign out', pick], (who) => ({
    foretell: signOut(who),
    go: (resident) => status(resident.signed(who, 'DELETE', ['/identity/proxy'])),
  })),
);

const booking = (name: string, price: number, product: number): fc.Arbitrary<Step> =>
  session.map((pick) =>
    asSignedIn([`reserve a ${name}`, pick], (who) => ({
      foretell: reserve(price, product === offers.film),
      go: (resident) => resident.reserve(who, product),
    })),
  );

const cancelling: fc.Arbitrary<Step> = fc.tuple(session, some).map(([pick, which]) =>
  asSignedIn([`cancel (${which})`, pick], (who, { bookings }) => {
    const index = placeOf(bookings, which);
    if (index < 0) return null;
    const body = { state: 'canceled_by_client' };
    const path = (resident: Resident): string => `/platform/product-reservations/${resident.bookings[index]}`;
    return { foretell: cancel(index), go: (resident) => status(resident.signed(who, 'PATCH', [path(resident), body])) };
  }),
);

const reimbursing: fc.Arbitrary<Step> = fc.tuple(session, fc.integer({ min: 5, max: 6000 })).map(([pick, amount]) =>
  asSignedIn([`reimbursement ${amount}`, pick], (who) => ({
    foretell: reimbursement(amount),
    go: (resident) => resident.reimbursement(who, amount),
  })),
);

const takingBack: fc.Arbitrary<Step> = fc.tuple(session, some).map(([pick, which]) =>
  asSignedIn([`cancel a reimbursement (${which})`, pick], (who, { reimbursements }) => {
    const index = placeOf(reimbursements, which);
    if (index < 0) return null;
    const path = (resident: Resident): string => `/platform/reimbursements/${resident.reimbursements[index]}`;
    return { foretell: takeBack(index), go: (resident) => status(resident.signed(who, 'DELETE', [path(resident)])) };
  }),
);

const mailing: fc.Arbitrary<Step> = session.map((pick) =>
  asSignedIn(['mail the voucher', pick], (who) => ({
    foretell: mailVoucher,
    go: (resident) => status(resident.signed(who, 'POST', [resident.voucher('/send-email'), {}])),
  })),
);

/** One in many, for it ends most of what can be done. */
const stopping: fc.Arbitrary<Step> = fc.tuple(session, fc.nat({ max: 9 })).map(([pick, chance]) =>
  asSignedIn(['deactivate the voucher', pick], (who) =>
    chance > 0
      ? null
      : {
          foretell: deactivate,
          go: (resident) =>
            status(resident.signed(who, 'POST', [resident.voucher('/deactivate'), { note: 'Verhuisd' }])),
        },
  ),
);

const deciding: fc.Arbitrary<Step> = fc
  .tuple(some, fc.constantFrom('accept', 'reject', 'cancel'))
  .map(([pick, decision]) =>
    elsewhere(
      `the provider: ${decision} (${pick})`,
      (model) => provider(model, placeOf(model.bookings, pick), decision),
      (resident, { bookings }) =>
        resident.desk('reservation', { id: String(resident.bookings[placeOf(bookings, pick)]), decision }),
    ),
  );

const paying: fc.Arbitrary<Step> = fc.tuple(some, fc.constantFrom('approved', 'declined')).map(([pick, decision]) =>
  elsewhere(
    `the sponsor: ${decision} (${pick})`,
    (model) => sponsor(model, placeOf(model.reimbursements, pick), decision),
    (resident, { reimbursements }) =>
      resident.desk('reimbursement', { id: String(resident.reimbursements[placeOf(reimbursements, pick)]), decision }),
  ),
);

const day = 24 * 60 * 60;

/** No walk lasts longer than the voucher. */
const waiting: fc.Arbitrary<Step> = fc.constantFrom(30, 30, 60, 60, 300, 300, 899, 900, 3601, day, 8 * day).map(
  (seconds) =>
    new Step(
      `wait ${seconds} s`,
      async (known, resident) => {
        known.model = wait(known.model, seconds);
        await resident.wait(seconds);
      },
      ({ now }) => now + seconds < 20 * day,
    ),
);

/** A second passes first: a change that must be on the disk, so that all that came before it is there too. */
const restart = elsewhere(
  'restart',
  (model) => wait(model, 1),
  async (resident) => {
    await resident.wait(1);
    await resident.restart();
  },
);

const spending = [booking('meal', 750, offers.meal), booking('film', 1500, offers.film), reimbursing] as const;

/** A walk of at most so many steps; what comes twice comes more often. */
export const steps = (size: number): fc.Arbitrary<Iterable<fc.AsyncCommand<Known, Resident>>> =>
  fc.commands(
    [
      ...signingIn,
      ...spending,
      ...spending,
      cancelling,
      takingBack,
      mailing,
      stopping,
      leaving,
      deciding,
      deciding,
      paying,
      waiting,
      fc.constant(restart),
    ],
    { maxCommands: size, size: 'max' },
  );
