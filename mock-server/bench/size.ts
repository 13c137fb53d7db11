import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { file } from './files.ts';
import { forSeconds, median, percentile, press, readAll, reserveAll } from './load.ts';
import type { Row } from './rows.ts';
import { startServer } from './server.ts';
import type { Server } from './server.ts';
import type { Effort } from './speed.ts';
import { shopHeaders } from './wire.ts';

/** The same mock platform with few offers and with many, each with its world on disk. */
export type Sizes = { readonly small: Server; readonly large: Server; readonly stop: () => Promise<void> };

const products = '/api/v1/platform/products';

/** Filters and sorts as the shop asks them, a page of ten each. */
const searches = [
  'order_by=name&order_by_dir=asc',
  'order_by=price&order_by_dir=asc&page=3',
  'order_by=most_popular',
  'order_by=price_min&order_by_dir=desc',
  'q=les&order_by=created_at',
  'product_category_id=1&order_by=name&order_by_dir=asc',
  'fund_type=budget&price_type=regular',
  'q=kaart&page=2',
].map((query) => `${products}?per_page=10&${query}`);

async function sized(folder: string, [count, providers]: readonly [number, number]): Promise<Server> {
  return startServer({
    args: [
      file('serve-mock-platform.ts'),
      `--products=${count}`,
      `--providers=${providers}`,
      `--residents=${count}`,
      '--signed-in=500',
      `--data=${path.join(folder, `dev-${count}.json`)}`,
    ],
    firstPath: `${products}?per_page=10`,
    headers: shopHeaders,
  });
}

export async function startSizes(): Promise<Sizes> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-sizes-'));
  const small = await sized(folder, [1000, 100]);
  const large = await sized(folder, [100_000, 10_000]);
  const stop = async (): Promise<void> => {
    await Promise.all([small.stop(), large.stop()]);
    await rm(folder, { recursive: true });
  };
  return { small, large, stop };
}

type Turn = { readonly small: number; readonly large: number };

async function inTurns(sizes: Sizes, effort: Effort, measure: (server: Server) => Promise<number>): Promise<Turn[]> {
  for (const server of [sizes.small, sizes.large]) {
    for (const path of searches) await fetch(`${server.origin}${path}`, { headers: shopHeaders });
    await measure(server);
  }
  const turns: Turn[] = [];
  for (let turn = 0; turn < effort.rounds; turn += 1) {
    turns.push({ small: await measure(sizes.small), large: await measure(sizes.large) });
  }
  return turns;
}

function rowOf(turns: readonly Turn[], row: Pick<Row, 'what' | 'floor' | 'aim'> & { unit: string }): Row {
  const [small, large] = [median(turns.map((turn) => turn.small)), median(turns.map((turn) => turn.large))];
  return {
    ...row,
    value: large / small,
    unit: 'times',
    better: 'lower',
    seen: `${large.toFixed(2)} against ${small.toFixed(2)} ${row.unit}`,
    beside: {},
  };
}

/** Cost of a filtered, sorted list: time for one request. */
export async function searchRow(sizes: Sizes, effort: Effort): Promise<Row> {
  const turns = await inTurns(sizes, effort, async ({ origin }) => {
    const round = await press({ origin, paths: searches, seconds: effort.seconds });
    if (round.failed > 0) throw new Error(`${round.failed} searches failed.`);
    return 1000 / round.perSecond;
  });
  return rowOf(turns, {
    what: 'Filtered, sorted list at 100,000 offers against 1,000',
    floor: 2,
    aim: 1.5,
    unit: 'ms a request',
  });
}

/** Cost of an answered, durable write: the middle time of a reservation while ten residents reserve. */
export async function writeRow(sizes: Sizes, effort: Effort): Promise<Row> {
  const turns = await inTurns(sizes, effort, async ({ origin, residents }) =>
    median(await reserveAll(origin, residents, { until: forSeconds(effort.seconds), writers: 10 })),
  );
  return rowOf(turns, {
    what: 'Answered, durable reservation at 100,000 offers against 1,000',
    floor: 1.5,
    aim: 1.2,
    unit: 'ms, ten writers',
  });
}

/** How long reads wait at worst while ten residents reserve. */
export async function readRow(sizes: Sizes, effort: Effort): Promise<Row> {
  const turns = await inTurns(sizes, effort, async ({ origin, residents }) => {
    const until = forSeconds(effort.seconds);
    const [took] = await Promise.all([
      readAll(origin, searches, until),
      reserveAll(origin, residents, { until, writers: 10 }),
    ]);
    return percentile(took, 0.99);
  });
  return rowOf(turns, {
    what: 'p99 of reads under ten writers at 100,000 offers against 1,000',
    floor: 3,
    aim: 2,
    unit: 'ms',
  });
}
