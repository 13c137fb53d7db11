import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crowd } from './crowd.ts';
import { median, percentile, press } from './load.ts';
import type { OtherServer } from './others.ts';
import type { Other, Row } from './rows.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import { file } from './files.ts';
import { shopHeaders } from './wire.ts';
import type { Recorded } from './wire.ts';

/** How long and how often is measured. */
export type Effort = { readonly rounds: number; readonly seconds: number; readonly crowd: number };

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

/** The twin with 1,000 offers, and a bare server that knows its answers by heart. */
export type Pair = {
  readonly twin: Server;
  readonly bare: Server;
  readonly lists: readonly string[];
  readonly records: readonly string[];
  readonly answers: readonly Recorded[];
  readonly stop: () => Promise<void>;
};

export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(path.join(tmpdir(), 'twin-bench-'));
  const firstPath = `${products}?per_page=20&page=1`;
  const twin = await startServer({
    args: [file('serve-twin.ts'), '--products', '1000', '--providers', '100', '--residents', '1000'],
    firstPath,
    headers: shopHeaders,
  });
  const lists = await Promise.all(pages.map(async (address) => record(twin.origin, address)));
  const records = lists
    .flatMap(idsIn)
    .slice(0, 400)
    .map((id) => `${products}/${id}`);
  const answers = [...lists, ...(await Promise.all(records.map(async (address) => record(twin.origin, address))))];
  const known = path.join(folder, 'answers.json');
  await writeFile(known, JSON.stringify(answers));
  const bare = await startServer({ args: [file('serve-bare.ts'), known], firstPath });
  const stop = async (): Promise<void> => {
    await Promise.all([twin.stop(), bare.stop()]);
    await rm(folder, { recursive: true });
  };
  return { twin, bare, lists: lists.map((list) => list.path), records, answers, stop };
}

/** Seconds of load before anything counts: the machine code of a server is made while it works. */
const warmUp = 6;

type Kind = 'list' | 'record';

const wishes = {
  list: {
    what: 'List page of 20 of 1,000 offers, request and answer checked, against bare Fastify',
    floor: 0.6,
    aim: 0.8,
  },
  record: { what: 'One offer, checked, against bare Fastify', floor: 0.75, aim: 0.85 },
} as const;

/** Requests in one second, in turns: twin, bare, others, and again. */
export async function speedRow(
  pair: Pair,
  kind: Kind,
  options: { effort: Effort; besides: readonly OtherServer[] },
): Promise<Row> {
  const { effort, besides } = options;
  const paths = kind === 'list' ? pair.lists : pair.records;
  const one = async (origin: string, asked: readonly string[], headers = {}): Promise<number> => {
    const round = await press({ origin, paths: asked, seconds: effort.seconds, headers });
    if (round.failed > 0) throw new Error(`${round.failed} requests to ${origin} failed.`);
    return round.perSecond;
  };
  const seen: { twin: number; bare: number }[] = [];
  const rival = new Map<Other, number[]>();
  for (const { origin } of [pair.twin, pair.bare]) await press({ origin, paths, seconds: warmUp });
  for (let turn = 0; turn < effort.rounds; turn += 1) {
    const [twin, bare] = [await one(pair.twin.origin, paths), await one(pair.bare.origin, paths)];
    seen.push({ twin, bare });
    for (const { name, server, [kind]: asked, headers } of besides) {
      if (asked.length === 0) continue;
      const ratio = (await one(server.origin, asked, headers)) / bare;
      rival.set(name, [...(rival.get(name) ?? []), ratio]);
    }
  }
  const typical = (of: 'twin' | 'bare'): number => Math.round(median(seen.map((round) => round[of])));
  return {
    ...wishes[kind],
    value: typical('twin') / typical('bare'),
    unit: 'times',
    better: 'higher',
    seen: `${typical('twin')} against ${typical('bare')} requests a second`,
    beside: Object.fromEntries([...rival].map(([name, ratios]) => [name, median(ratios)])),
  };
}

/** Ten thousand open connections, one request on each at once. */
export async function crowdRow(pair: Pair, effort: Effort): Promise<Row> {
  const address = pair.records[0] ?? '/';
  const ratios: number[] = [];
  const seen: { twin: number; bare: number }[] = [];
  for (let turn = 0; turn < Math.min(effort.rounds, 5); turn += 1) {
    const at = async (server: Server): Promise<number> => {
      const { answered, took } = await crowd(server.origin, { path: address, headers: shopHeaders }, effort.crowd);
      if (answered < effort.crowd)
        throw new Error(`${effort.crowd - answered} of ${effort.crowd} connections got no answer.`);
      return percentile(took, 0.99);
    };
    const [twin, bare] = [await at(pair.twin), await at(pair.bare)];
    seen.push({ twin, bare });
    ratios.push(twin / bare);
  }
  const typical = (of: 'twin' | 'bare'): number => Math.round(median(seen.map((round) => round[of])));
  return {
    what: `${effort.crowd.toLocaleString('en')} open connections, one request on each at once: p99 against bare Fastify`,
    value: median(ratios),
    unit: 'times',
    better: 'lower',
    floor: 1.5,
    aim: 1.5,
    seen: `all answered, p99 ${typical('twin')} ms against ${typical('bare')} ms`,
    beside: {},
  };
}
