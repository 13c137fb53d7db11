import { isPossible } from '../../src/calendar.ts';
import { visitTime } from '../../src/domain/identity/sessions.ts';
import { stateAt } from '../../src/domain/identity/proxies.ts';
import { passNights } from '../../src/notifications/reminders.ts';
import type { Instant } from '../../src/tables/row.ts';
import type { ProxyRow } from '../../src/tables/identity.ts';
import type { World } from '../../src/world/world.ts';

/** The clock went back: from where, to where. */
type Back = { readonly from: Instant; readonly to: Instant };

/** Long ago: what ended then is over at every moment. */
const never: Instant = 0;

/** The life of an exchange token: over when it was over, and never longer than it would have been. */
function lifeAfter({ created_at, exchange_until }: ProxyRow, { from, to }: Back): Instant {
  if (exchange_until < from) return never;
  return created_at > to ? to + (exchange_until - created_at) : exchange_until;
}

function setTokens(world: World, back: Back): void {
  const [proxies, sessions] = [world.table('proxies'), world.table('sessions')];
  for (const proxy of proxies.all()) {
    const exchange_until = lifeAfter(proxy, back);
    const state = stateAt(world, proxy, back.from);
    if (exchange_until !== proxy.exchange_until || state !== proxy.state)
      proxies.update(proxy, { exchange_until, state });
  }
  for (const session of sessions.all()) {
    if (proxies.get(session.proxy_id)?.state !== 'active') continue;
    if (session.last_request_at > back.to) sessions.update(session, { last_request_at: back.to });
  }
}

function setVisits(world: World, { from, to }: Back): void {
  const visits = world.table('digid_sessions');
  for (const visit of visits.all()) {
    if (from - visit.created_at > visitTime) visits.update(visit, { created_at: never });
    else if (visit.created_at > to) visits.update(visit, { created_at: to });
  }
}

/**
 * Moves the clock of a world and lets the nights pass in between. When it goes back, what was over stays over and nothing lasts
 * longer than it would have: no dead token lives again. Answers false, and moves nothing, when the world would stand at a moment
 * that no calendar has.
 */
export function moveClock(world: World, move: () => void): boolean {
  passNights(world);
  const from = world.now();
  const kept = world.clock.state();
  move();
  if (!isPossible(world.clock.now())) {
    world.clock.restore(kept);
    return false;
  }
  world.clockMoved();
  const to = world.now();
  if (to < from) {
    setTokens(world, { from, to });
    setVisits(world, { from, to });
  }
  passNights(world);
  return true;
}

/** Moves the clock as `move` does, after which who was signed in still is: as if each had made a request at that moment. */
export function keepSignedIn(world: World, move: () => boolean): boolean {
  const [proxies, sessions] = [world.table('proxies'), world.table('sessions')];
  const live = proxies.all().filter((proxy) => stateAt(world, proxy, world.now()) === 'active');
  if (!move()) return false;
  for (const { id } of live) {
    const [proxy, session] = [proxies.get(id), sessions.first('proxy_id', id)];
    if (proxy) proxies.update(proxy, { state: 'active', activated_at: world.now() });
    if (session) sessions.update(session, { last_request_at: world.now() });
  }
  return true;
}
