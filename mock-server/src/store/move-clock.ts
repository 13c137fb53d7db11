import { isPossible } from '../clock/calendar.ts';
import { isForgotten, isOver, visitTime } from '../rules/sessions.ts';
import { passNights } from './reminders.ts';
import type { Instant } from './row.ts';
import type { ProxyRow } from './table-people.ts';
import type { World } from './world.ts';

/** The clock went back: from where, to where. */
type Back = { readonly from: Instant; readonly to: Instant };

/** Long ago: what ended then is over at every moment. */
const never: Instant = 0;

/** The life of an exchange token: over when it was over, and never longer than it would have been. */
function lifeAfter({ created_at, exchange_until }: ProxyRow, { from, to }: Back): Instant {
  if (exchange_until < from) return never;
  return created_at > to ? to + (exchange_until - created_at) : exchange_until;
}

/** Was a sign-in that nobody ever used forgotten at that moment? */
const isUnusedAt = (world: World, proxy: ProxyRow, moment: Instant): boolean =>
  proxy.state === 'active' &&
  isForgotten(proxy.activated_at ?? proxy.created_at, moment) &&
  world.table('sessions').first('proxy_id', proxy.id) === undefined;

function setTokens(world: World, back: Back): void {
  const [proxies, sessions] = [world.table('proxies'), world.table('sessions')];
  for (const proxy of proxies.all()) {
    const exchange_until = lifeAfter(proxy, back);
    if (exchange_until !== proxy.exchange_until) proxies.update(proxy, { exchange_until });
    if (isUnusedAt(world, proxy, back.from)) proxies.update(proxy, { state: 'destroyed' });
  }
  for (const session of sessions.all()) {
    const proxy = proxies.get(session.proxy_id);
    if (proxy?.state !== 'active') continue;
    if (isOver(session, back.from)) proxies.update(proxy, { state: 'expired' });
    else if (session.last_request_at > back.to) sessions.update(session, { last_request_at: back.to });
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
