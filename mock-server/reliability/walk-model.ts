/** A booking of an offer as the resident knows it; moments are seconds since the walk began. */
export type Booking = {
  readonly price: number;
  readonly state: 'pending' | 'accepted' | 'rejected' | 'canceled' | 'canceled_by_client';
  readonly made: number;
  readonly accepted: number | null;
};

export type Reimbursement = { readonly amount: number; readonly state: 'pending' | 'approved' | 'declined' | 'gone' };

/** A sign-in link in a mail. */
export type Link = { readonly made: number; readonly used: boolean };

/** A token; `seen` is its last request, null before the first. */
export type Session = { readonly live: boolean; readonly seen: number | null };

/** All that a resident with one voucher can see of the platform, as small as it can be told. */
export type Model = {
  readonly now: number;
  readonly links: readonly Link[];
  readonly sessions: readonly Session[];
  readonly voucher: 'active' | 'deactivated';
  readonly bookings: readonly Booking[];
  readonly reimbursements: readonly Reimbursement[];
};

/** What a step leaves, and the status that it must get. */
export type Outcome = { readonly next: Model; readonly status: number };

/** Kees begins with a good token. */
export const start: Model = {
  now: 0,
  links: [],
  sessions: [{ live: true, seen: 0 }],
  voucher: 'active',
  bookings: [],
  reimbursements: [],
};

/** What is on the voucher at the start, in cents. */
const startAmount = 14_200;
const linkLife = 60 * 60;
const idleLimit = 15 * 60;
const day = 24 * 60 * 60;
/** The walk begins at ten in the morning. */
const morning = 10 * 60 * 60;

const dayOf = (moment: number): number => Math.floor((moment + morning) / day);

/** Cents that are left. */
export function left(model: Model): number {
  const held = model.bookings.filter(({ state }) => state === 'pending' || state === 'accepted');
  const asked = model.reimbursements.filter(({ state }) => state === 'pending' || state === 'approved');
  const taken = [...held.map(({ price }) => price), ...asked.map(({ amount }) => amount)];
  return startAmount - taken.reduce((sum, cents) => sum + cents, 0);
}

const put = <T>(items: readonly T[], index: number, item: T): readonly T[] =>
  items.map((one, at) => (at === index ? item : one));

export const wait = (model: Model, seconds: number): Model => ({ ...model, now: model.now + seconds });

export const askLink = (model: Model): Outcome => ({
  next: { ...model, links: [...model.links, { made: model.now, used: false }] },
  status: 201,
});

export function useLink(model: Model, index: number): Outcome {
  const link = model.links[index];
  if (!link) return { next: model, status: 404 };
  if (link.used || model.now > link.made + linkLife) return { next: model, status: 403 };
  const links = put(model.links, index, { ...link, used: true });
  return { next: { ...model, links, sessions: [...model.sessions, { live: true, seen: null }] }, status: 200 };
}

/** A call with a token: 401 when it is dead or was idle too long, else what the step itself says. */
export function signed(model: Model, index: number, step: (model: Model) => Outcome): Outcome {
  const session = model.sessions[index];
  if (!session?.live) return { next: model, status: 401 };
  const idle = session.seen !== null && model.now - session.seen >= idleLimit;
  const sessions = put(model.sessions, index, idle ? { ...session, live: false } : { live: true, seen: model.now });
  return idle ? { next: { ...model, sessions }, status: 401 } : step({ ...model, sessions });
}

export const read = (model: Model): Outcome => ({ next: model, status: 200 });

export const signOut =
  (index: number) =>
  (model: Model): Outcome => ({
    next: { ...model, sessions: put(model.sessions, index, { live: false, seen: model.now }) },
    status: 200,
  });

export const reserve =
  (price: number, atOnce: boolean) =>
  (model: Model): Outcome => {
    if (model.voucher !== 'active' || left(model) < price) return { next: model, status: 422 };
    const accepted = atOnce ? model.now : null;
    const booking: Booking = { price, state: atOnce ? 'accepted' : 'pending', made: model.now, accepted };
    return { next: { ...model, bookings: [...model.bookings, booking] }, status: 201 };
  };

export const cancel =
  (index: number) =>
  (model: Model): Outcome => {
    const booking = model.bookings[index];
    if (!booking) return { next: model, status: 404 };
    if (booking.state !== 'pending' || dayOf(model.now) > dayOf(booking.made) + 14) return { next: model, status: 403 };
    const bookings = put(model.bookings, index, { ...booking, state: 'canceled_by_client' } as const);
    return { next: { ...model, bookings }, status: 200 };
  };

/** What the provider makes of a booking; null when nothing may change. */
function decided(model: Model, booking: Booking, decision: 'accept' | 'reject' | 'cancel'): Partial<Booking> | null {
  const unpaid = booking.accepted !== null && model.now < booking.accepted + 14 * day;
  if (decision === 'cancel') return booking.state === 'accepted' && unpaid ? { state: 'canceled' } : null;
  if (booking.state !== 'pending' || model.voucher !== 'active') return null;
  return decision === 'accept' ? { state: 'accepted', accepted: model.now } : { state: 'rejected' };
}

export function provider(model: Model, index: number, decision: 'accept' | 'reject' | 'cancel'): Model {
  const booking = model.bookings[index];
  const changes = booking ? decided(model, booking, decision) : null;
  if (!booking || !changes) return model;
  return { ...model, bookings: put(model.bookings, index, { ...booking, ...changes }) };
}

export const reimbursement =
  (amount: number) =>
  (model: Model): Outcome => {
    if (model.voucher !== 'active') return { next: model, status: 403 };
    if (amount < 10 || amount > left(model)) return { next: model, status: 422 };
    return { next: { ...model, reimbursements: [...model.reimbursements, { amount, state: 'pending' }] }, status: 201 };
  };

export const takeBack =
  (index: number) =>
  (model: Model): Outcome => {
    const found = model.reimbursements[index];
    if (!found || found.state === 'gone') return { next: model, status: 404 };
    if (found.state !== 'pending') return { next: model, status: 403 };
    return {
      next: { ...model, reimbursements: put(model.reimbursements, index, { ...found, state: 'gone' } as const) },
      status: 200,
    };
  };

export function sponsor(model: Model, index: number, decision: 'approved' | 'declined'): Model {
  const found = model.reimbursements[index];
  if (found?.state !== 'pending' || model.voucher !== 'active') return model;
  return { ...model, reimbursements: put(model.reimbursements, index, { ...found, state: decision }) };
}

export const deactivate = (model: Model): Outcome =>
  model.voucher === 'active'
    ? { next: { ...model, voucher: 'deactivated' }, status: 200 }
    : { next: model, status: 403 };
