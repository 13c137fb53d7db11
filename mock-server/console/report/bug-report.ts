import type { Change, Transaction, WorldState } from '../../src/database/change.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import type { WorldSnapshot } from '../../src/database/shape.ts';
import { isProblem } from '../../src/database/worlds.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { timestamp } from '../../src/wire/format.ts';
import { worldAt } from '../history/time-travel.ts';
import type { Point } from '../history/time-travel.ts';
import { harOf, leftOut } from '../requests/har.ts';
import type { Har } from '../requests/har.ts';
import { watched } from '../requests/watched.ts';

/** How the world began: as a scenario at a moment, or as it was when the first kept request came. */
export type ReportStart =
  | { readonly kind: 'scenario'; readonly scenario: string; readonly now: number }
  | { readonly kind: 'snapshot'; readonly snapshot: WorldSnapshot };

/** One thing that happened, in order: a request (its place in the HAR), or something else that changed the world. */
export type ReportStep =
  | { readonly kind: 'request'; readonly entry: number }
  | {
      readonly kind: 'action';
      readonly number: number;
      readonly at: number;
      /** What was done in the console; null when it was done in another way. */
      readonly name: string | null;
      readonly changes: readonly Change[];
      readonly after: WorldState;
    };

/** Everything that is needed to do it again elsewhere. */
export type BugReport = {
  readonly format: 'stadstegoed-bug-report';
  readonly version: 1;
  readonly world: string;
  readonly scenario: string;
  /** World's time at the end, as the platform writes it. */
  readonly made_at: string;
  readonly settings: { readonly shop_url: string; readonly public_url: string; readonly check_contract: boolean };
  readonly start: ReportStart;
  readonly steps: readonly ReportStep[];
  /** What is not in the report, in sentences. */
  readonly left_out: readonly string[];
  readonly har: Har;
};

const isReplayable = (entry: LoggedRequest): boolean => entry.sent.body.kind !== 'left_out';

/** The place before everything that is kept: the very beginning when nothing has fallen off yet. */
function firstPoint(world: World): Point {
  const { entries } = world.log;
  const [kept] = world.history.transactions;
  const moments = [entries[0]?.at, kept?.at].filter((moment) => moment !== undefined);
  const at = Math.min(world.now(), ...moments);
  const whole = (entries[0]?.id ?? 1) === 1 && (kept?.number ?? 1) === 1;
  return { at, transaction: whole ? 0 : Math.min(world.transactions, ...entries.map(({ before }) => before)) };
}

/** The earliest place from which everything is known, with everything since, oldest first. */
function beginning(world: World): { point: Point; since: readonly Transaction[] } {
  world.commit();
  const point = firstPoint(world);
  const since = world.history.since(point.transaction);
  if (since) return { point, since: since.toReversed() };
  const kept = world.history.transactions;
  return { point: { at: point.at, transaction: (kept[0]?.number ?? 1) - 1 }, since: kept };
}

/** A world that began as a scenario at a fixed moment is written down by its name. */
function startOf(platform: MockPlatform, name: string, past: World): ReportStart {
  const snapshot = past.snapshot();
  const now = platform.worlds.startOf(name);
  if (now === null) return { kind: 'snapshot', snapshot };
  const fresh = platform.worlds.fresh(past.scenario, now);
  const began = isProblem(fresh) ? null : fresh.snapshot();
  const plain = (one: WorldSnapshot): string => JSON.stringify({ ...one, clock: null });
  return began !== null && plain(began) === plain(snapshot)
    ? { kind: 'scenario', scenario: past.scenario, now }
    : { kind: 'snapshot', snapshot };
}

function stepsOf(world: World, entries: readonly LoggedRequest[], since: readonly Transaction[]): ReportStep[] {
  const own = new Set(entries.filter(isReplayable).flatMap(({ transactions }) => transactions));
  const actions = since.filter(({ number }) => !own.has(number));
  const steps: ReportStep[] = [];
  const doActions = (upTo: number): void => {
    for (let action = actions[0]; action && action.number <= upTo; action = actions[0]) {
      const { number, at, changes, after } = action;
      steps.push({ kind: 'action', number, at, name: world.history.nameOf(number), changes, after });
      actions.shift();
    }
  };
  for (const [entry, request] of entries.entries()) {
    doActions(request.behind);
    if (isReplayable(request)) steps.push({ kind: 'request', entry });
  }
  doActions(Infinity);
  return steps;
}

const leftOutOf = (entries: readonly LoggedRequest[]): string[] =>
  entries.flatMap(({ id, method, url, sent, answer }) => {
    const [body, reply] = [leftOut(sent.body), leftOut(answer.body)];
    return [
      ...(body === null
        ? []
        : [`Request ${id} (${method} ${url}) is told by what it changed; its body is not here. ${body}`]),
      ...(reply === null ? [] : [`The answer to request ${id} is compared by its status only. ${reply}`]),
    ];
  });

/** The last requests of a world and everything around them in one file; null when their beginning is forgotten. */
export function bugReport(platform: MockPlatform, name: string, world: World): BugReport | null {
  const { point, since } = beginning(world);
  const past = worldAt(world, point);
  if (!past) return null;
  const entries = world.log.entries.filter(({ before }) => before >= point.transaction);
  const { shopUrl, publicUrl, checkContract } = platform.settings;
  return {
    format: 'stadstegoed-bug-report',
    version: 1,
    world: name,
    scenario: world.scenario,
    made_at: timestamp(world.now()),
    settings: { shop_url: shopUrl, public_url: publicUrl, check_contract: checkContract },
    start: startOf(platform, name, past),
    steps: stepsOf(world, entries, since),
    left_out: leftOutOf(entries),
    har: harOf(
      platform,
      entries.map((entry) => watched(platform, world, entry)),
    ),
  };
}
