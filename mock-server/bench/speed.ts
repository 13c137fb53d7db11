import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crowd } from './crowd.ts';
import { median, percentile, press } from './load.ts';
import type { Load } from './load.ts';
import type { OtherServer } from './others.ts';
import type { Other, Row } from './rows.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import { file } from './files.ts';
import { shopHeaders } from './wire.ts';
import type { Recorded } from './wire.ts';

/** How long and how often is measured. */
export type Effort = {
  readonly starts: number;
  readonly rounds: number;
  readonly seconds: number;
  readonly crowd: number;
};

const products = '/api/v1/platform/products';
const pages = Array.from({ length: 40 }, (_, index) => `${products}?per_page=20&page=${index + 1}`);

/** Headers that belong to a connection, not to the answer. */
const ofConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);

async function record(origin: string, address: string): Promise<Recorded> {
  const answer = await fetch(`${origin}${address}`, { headers: shopHeaders });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.has(name)));
  return { path: address, headers, body: await answer.text() };
}

const idsIn = (list: Recorded): number[] =>
  [...list.body.matchAll(/\{"id":(\d+),"name":"[^"]*","description":/g)].map(([, id]) => Number(id));

/** The mock platform with 1,000 offers, and a bare server that knows its answers by heart. */
export type Pair = {
  readonly platform: Server;
  readonly bare: Server;
  readonly lists: readonly string[];
  readonly records: readonly string[];
  readonly answers: readonly Recorded[];
  readonly stop: () => Promise<void>;
};

async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-bench-'));
  const firstPath = `${products}?per_page=20&page=1`;
  const platform = await startServer({
    args: [file('serve-mock-platform.ts'), '--products', '1000', '--providers', '100', '--residents', '1000'],
    firstPath,
    headers: shopHeaders,
  });
  const lists = await Promise.all(pages.map(async (address) => record(platform.origin, address)));
  const records = lists
    .flatMap(idsIn)
    .slice(0, 400)
    .map((id) => `${products}/${id}`);
  const answers = [...lists, ...(await Promise.all(records.map(async (address) => record(platform.origin, address))))];
  const known = path.join(folder, 'answers.json');
  await writeFile(known, JSON.stringify(answers));
  const bare = await startServer({ args: [file('serve-bare.ts'), known], firstPath });
  const stop = async (): Promise<void> => {
    await Promise.all([platform.stop(), bare.stop()]);
    await rm(folder, { recursive: true });
  };
  return { platform, bare, lists: lists.map((list) => list.path), records, answers, stop };
}

/** So many pairs, each of processes of its own; one at least. */
export async function startPairs(count: number): Promise<readonly [Pair, ...Pair[]]> {
  const first = await startPair();
  const more: Pair[] = [];
  for (let number = 1; number < count; number += 1) more.push(await startPair());
  return [first, ...more];
}

/** Seconds of load before anything counts: the machine code of a server is made while it works. */
const warmUp = 6;

type Kind = 'list' | 'record';

const wishes = {
  list: {
    what: 'List page of 20 of 1,000 offers, request and answer checked, against bare Fastify',
    floor: 0.8,
    aim: 0.9,
  },
  record: { what: 'One offer, checked, against bare Fastify', floor: 0.75, aim: 0.85 },
} as const;

/** Requests that a server answered in one second, and the same of the bare one beside it, within seconds of each other. */
type Turn = { readonly platform: number; readonly bare: number };

async function perSecond(
  origin: string,
  paths: readonly string[],
  how: Pick<Load, 'seconds' | 'headers'>,
): Promise<number> {
  const round = await press({ origin, paths, ...how });
  if (round.failed > 0) throw new Error(`${round.failed} requests to ${origin} failed.`);
  return round.perSecond;
}

/** Turns of one pair: mock platform, bare, the others if there are any, and again. */
async function turnsOf(
  pair: Pair,
  kind: Kind,
  { effort, besides, rival }: Options & { readonly rival: Map<Other, number[]> },
): Promise<readonly Turn[]> {
  const paths = kind === 'list' ? pair.lists : pair.records;
  const { seconds } = effort;
  for (const { origin } of [pair.platform, pair.bare]) await press({ origin, paths, seconds: warmUp });
  const turns: Turn[] = [];
  for (let turn = 0; turn < effort.rounds; turn += 1) {
    const platform = await perSecond(pair.platform.origin, paths, { seconds });
    const bare = await perSecond(pair.bare.origin, paths, { seconds });
    turns.push({ platform, bare });
    for (const { name, server, [kind]: asked, headers } of besides) {
      const ratio = (await perSecond(server.origin, asked, { seconds, headers })) / bare;
      rival.set(name, [...(rival.get(name) ?? []), ratio]);
    }
  }
  return turns;
}

type Options = { readonly effort: Effort; readonly besides: readonly OtherServer[] };

/**
 * Requests in one second against those of the bare server. The machine code that a process makes for itself differs from start to
 * start by a fifth, so there are several pairs; the others are measured beside the first.
 */
export async function speedRow(pairs: readonly Pair[], kind: Kind, { effort, besides }: Options): Promise<Row> {
  const rival = new Map<Other, number[]>();
  const turns: Turn[] = [];
  for (const [number, pair] of pairs.entries()) {
    turns.push(...(await turnsOf(pair, kind, { effort, besides: number === 0 ? besides : [], rival })));
  }
  const typical = (of: keyof Turn): number => Math.round(median(turns.map((turn) => turn[of])));
  const ratios = turns.map(({ platform, bare }) => platform / bare);
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return {
    ...wishes[kind],
    value: median(ratios),
    unit: 'times',
    better: 'higher',
    seen: `${typical('platform')} against ${typical('bare')} requests a second; ${least} to ${most} over ${pairs.length} starts`,
    beside: Object.fromEntries([...rival].map(([name, found]) => [name, median(found)])),
  };
}

/** Times that the crowd comes, in turn at each pair. */
const crowdTurns = 7;

/** Ten thousand open connections, one request on each at once. All are answered, or it is an error; only the aim has a figure. */
export async function crowdRow(pairs: readonly [Pair, ...Pair[]], effort: Effort): Promise<Row> {
  const ratios: number[] = [];
  const seen: { platform: number; bare: number }[] = [];
  for (let turn = 0; turn < crowdTurns; turn += 1) {
    const pair = pairs[turn % pairs.length] ?? pairs[0];
    const address = pair.records[0] ?? '/';
    const at = async (server: Server): Promise<number> => {
      const { answered, took } = await crowd(server.origin, { path: address, headers: shopHeaders }, effort.crowd);
      if (answered < effort.crowd)
        throw new Error(`${effort.crowd - answered} of ${effort.crowd} connections got no answer.`);
      return percentile(took, 0.99);
    };
    const [platform, bare] = [await at(pair.platform), await at(pair.bare)];
    seen.push({ platform, bare });
    ratios.push(platform / bare);
  }
  const typical = (of: 'platform' | 'bare'): number => Math.round(median(seen.map((round) => round[of])));
  return {
    what: `${effort.crowd.toLocaleString('en')} open connections, one request on each at once: p99 against bare Fastify`,
    value: median(ratios),
    unit: 'times',
    better: 'lower',
    floor: null,
    aim: 1.5,
    seen: `all answered, p99 ${typical('platform')} ms against ${typical('bare')} ms`,
    beside: {},
  };
}
