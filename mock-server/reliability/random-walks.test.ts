import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { objectOf } from '../src/input.ts';
import { Harness } from '../src/testing/harness.ts';
import type { Got } from '../src/testing/harness.ts';
import { form } from '../src/testing/multipart.ts';
import { reimbursements } from '../src/testing/reimbursing.ts';
import { Kees, productIds, reservations } from '../src/testing/reserving.ts';
import { pdf } from '../src/testing/samples.ts';
import { sendForm } from '../src/testing/send-form.ts';
import { rounds, seed } from './size.ts';
import * as rules from './walk-model.ts';
import type { Model, Outcome } from './walk-model.ts';

const day = 24 * 60 * 60;

const platform = await Harness.open();
const kees = new Kees(platform);
afterAll(() => platform.app.close());

/** What the walk got from the platform, in the order of the lists of the model. */
class Received {
  readonly links: string[] = [];
  readonly tokens: string[] = [];
  readonly bookings: number[] = [];
  readonly reimbursements: number[] = [];
}

/** fast-check passes one object to all steps, so the model is replaced inside it. */
type Known = { model: Model };
type Step = fc.AsyncCommand<Known, Received>;

const step = (name: string, run: Step['run'], isPossible: (model: Model) => boolean = () => true): Step => ({
  check: ({ model }) => isPossible(model),
  run,
  toString: () => name,
});

/** The index of a picked item, counted from the newest; -1 when there is no item. */
const placeOf = (items: readonly unknown[], pick: number): number =>
  items.length === 0 ? -1 : items.length - 1 - (pick % items.length);

/** Changes the model, and compares the status of the call with the expected one. */
async function compare(known: Known, { next, status }: Outcome, call: () => Promise<Got>): Promise<Got> {
  known.model = next;
  const got = await call();
  expect(got).toMatchObject({ status });
  return got;
}

const picks = fc.constantFrom(0, 0, 1, 2, 5);
const sessions = fc.constantFrom(0, 0, 0, 0, 0, 1, 2);

/** What a signed-in step does: the expected outcome, the call, and what to keep of its answer. */
type Action = {
  readonly expected: (model: Model) => Outcome;
  readonly call: (as: string) => Promise<Got>;
  readonly keep?: (got: Got) => void;
};

/** A call with one of the tokens; `pick` chooses what it is about. */
const withToken = (
  name: string,
  action: (at: { who: number; pick: number; model: Model; received: Received }) => Action,
): fc.Arbitrary<Step> =>
  fc.tuple(sessions, picks).map(([session, pick]) =>
    step(`${name} (session ${session}, item ${pick})`, async (known, received) => {
      const { model } = known;
      const who = placeOf(model.sessions, session);
      const { expected, call, keep } = action({ who, pick, model, received });
      const got = await compare(known, rules.signed(model, who, expected), () => call(received.tokens[who] ?? ''));
      if (got.status === 201) keep?.(got);
    }),
  );

async function requestLink(known: Known, received: Received): Promise<void> {
  const body = { email: 'kees@post.example', source: 'zonnedorp_webshop' };
  await compare(known, rules.askLink(known.model), () => platform.post('/identity/proxy/email', { body }));
  const mail = JSON.stringify(await platform.mailTo(body.email));
  received.links.push(/email[^"]*?([0-9a-f]{128})/.exec(mail)?.[1] ?? '');
}

async function followLink(known: Known, received: Received, pick: number): Promise<void> {
  const index = placeOf(known.model.links, pick);
  const path = `/identity/proxy/email/exchange/${received.links[index] ?? 'unknown'}`;
  const got = await compare(known, rules.useLink(known.model, index), () => platform.get(path));
  if (got.status === 200) received.tokens.push(got.text('access_token'));
}

const isSignedOut = (model: Model): boolean =>
  rules.signed(model, model.sessions.length - 1, rules.read).status === 401;

const signInAgain = step(
  'sign in again',
  async (known, received) => {
    await requestLink(known, received);
    await followLink(known, received, 0);
  },
  isSignedOut,
);

const book = (name: string, price: number, product: number, isAcceptedAtOnce: boolean): fc.Arbitrary<Step> =>
  withToken(`reserve a ${name}`, ({ received }) => ({
    expected: rules.reserve(price, isAcceptedAtOnce),
    call: (as) => platform.post(reservations, { as, body: kees.order(product) }),
    keep: (got) => received.bookings.push(got.number('data.id')),
  }));

const cancelBooking = withToken('cancel a reservation', ({ pick, model, received }) => {
  const index = placeOf(model.bookings, pick);
  const path = `${reservations}/${received.bookings[index] ?? 0}`;
  return {
    expected: rules.cancel(index),
    call: (as) => platform.patch(path, { as, body: { state: 'canceled_by_client' } }),
  };
});

const claim = (cents: number): fc.Arbitrary<Step> =>
  withToken(`claim ${cents} cents`, ({ received }) => ({
    expected: rules.reimbursement(cents),
    call: async (as) => {
      const file = await platform.post('/files', form(as, ['type', 'reimbursement_proof'], ['file', pdf, 'bon.pdf']));
      const body = {
        voucher_id: kees.voucher().id,
        title: 'Contributie',
        amount: (cents / 100).toFixed(2),
        iban: 'NL02ABNA0123456789',
        iban_name: 'K. Bakker',
        state: 'pending',
        files: [file.at('data.uid')],
      };
      return platform.post(reimbursements, { as, body });
    },
    keep: (got) => received.reimbursements.push(got.number('data.id')),
  }));

const takeClaimBack = withToken('take back a claim', ({ pick, model, received }) => {
  const index = placeOf(model.reimbursements, pick);
  const path = `${reimbursements}/${received.reimbursements[index] ?? 0}`;
  return { expected: rules.takeBack(index), call: (as) => platform.delete(path, { as }) };
});

const voucherPath = (action = ''): string => `/platform/vouchers/${kees.voucher().address}${action}`;

/** Late in a walk, because little is possible afterwards. */
const deactivateIt = withToken('deactivate the voucher', () => ({
  expected: rules.deactivate,
  call: (as) => platform.post(voucherPath('/deactivate'), { as, body: { note: 'Verhuisd' } }),
})).map((one): Step => ({ ...one, check: ({ model }) => model.bookings.length > 5 }));

const signOutNow = withToken('sign out', ({ who }) => ({
  expected: rules.signOut(who),
  call: (as) => platform.delete('/identity/proxy', { as }),
}));

/** The form of a decision on the page of the desk. */
const decide = (subject: 'reservation' | 'reimbursement', id: number, decision: string) => {
  const form = { id: String(id), decision };
  return sendForm(platform.app, { url: `/_mock/desk/${subject}`, form, world: platform.worldName });
};

const providerDecides = fc.tuple(picks, fc.constantFrom('accept', 'reject', 'cancel')).map(([pick, decision]) =>
  step(`the provider: ${decision} (${pick})`, async (known, received) => {
    const index = placeOf(known.model.bookings, pick);
    known.model = rules.provider(known.model, index, decision);
    await decide('reservation', received.bookings[index] ?? 0, decision);
  }),
);

const sponsorDecides = fc.tuple(picks, fc.constantFrom('approved', 'declined')).map(([pick, decision]) =>
  step(`the sponsor: ${decision} (${pick})`, async (known, received) => {
    const index = placeOf(known.model.reimbursements, pick);
    known.model = rules.sponsor(known.model, index, decision);
    await decide('reimbursement', received.reimbursements[index] ?? 0, decision);
  }),
);

/** A walk ends before the voucher does. */
const time = fc.constantFrom(30, 60, 300, 899, 900, 3601, day, 8 * day).map((seconds) =>
  step(
    `wait ${seconds} s`,
    async (known) => {
      known.model = rules.wait(known.model, seconds);
      await platform.step(seconds);
    },
    ({ now }) => now + seconds < 20 * day,
  ),
);

const often = (...steps: readonly fc.Arbitrary<Step>[]): readonly fc.Arbitrary<Step>[] => [...steps, ...steps];

const walks = fc.commands(
  [
    fc.constant(step('request a link', requestLink)),
    picks.map((pick) => step(`follow a link (${pick})`, (known, received) => followLink(known, received, pick))),
    ...often(...often(fc.constant(signInAgain))),
    ...often(book('meal', 750, productIds.meal, false), book('film', 1500, productIds.film, true)),
    ...often(claim(5), claim(1250), claim(6000)),
    ...often(providerDecides, sponsorDecides),
    cancelBooking,
    takeClaimBack,
    deactivateIt,
    signOutNow,
    time,
  ],
  { maxCommands: 60, size: 'max' },
);

/** The states in a list of the platform, oldest first. */
const statesIn = async (path: string, as: string): Promise<readonly unknown[]> =>
  (await platform.get(`${path}?per_page=100`, { as }))
    .list('data')
    .toReversed()
    .map(({ state }) => state);

it('a random walk of sign-in, reservations and claims ends in the state of the model', async () => {
  const property = fc.asyncProperty(walks, async (walk) => {
    await platform.scenario('one-voucher');
    platform.world().configure({ throttles: false });
    const stock = [productIds.meal, productIds.film].map((id) => kees.product(id));
    const received = new Received();
    received.tokens.push(await platform.tokenOf('kees'));
    await platform.get('/identity', { as: received.tokens[0] ?? '' });
    const known: Known = { model: rules.start };
    await fc.asyncModelRun(() => ({ model: known, real: received }), walk);
    const as = await platform.tokenOf('kees');
    const { amount, state } = objectOf((await platform.get(voucherPath(), { as })).at('data'));
    expect({
      voucher: [amount, state],
      bookings: await statesIn(reservations, as),
      reimbursements: await statesIn(reimbursements, as),
    }).toEqual({
      voucher: [(rules.left(known.model) / 100).toFixed(2), known.model.voucher],
      bookings: known.model.bookings.map((booking) => booking.state),
      reimbursements: known.model.reimbursements.map((one) => one.state).filter((one) => one !== 'gone'),
    });
    for (const before of stock) {
      const booked = platform.table('product_reservations').where('product_id', before.id);
      const now = kees.product(before.id);
      expect([now.reserved_amount - before.reserved_amount, now.sold_amount - before.sold_amount]).toEqual(
        ['pending', 'accepted'].map((state) => booked.filter((row) => row.state === state).length),
      );
    }
    await platform.mock.deleteWorld(platform.worldName);
  });
  await fc.assert(property, { seed, numRuns: rounds(15, 400) });
});
