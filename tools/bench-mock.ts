import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installOthers, offersFile, otherStarts, startOthers } from '../mock-server/bench/others.ts';
import type { OtherStart } from '../mock-server/bench/others.ts';
import { memoryRow, startRow, twinStart } from '../mock-server/bench/rest.ts';
import { isMissed, page, rivals, table } from '../mock-server/bench/rows.ts';
import type { Row } from '../mock-server/bench/rows.ts';
import { writeSeeds } from '../mock-server/bench/seeds.ts';
import { startServer } from '../mock-server/bench/server.ts';
import { readRow, searchRow, startSizes, writeRow } from '../mock-server/bench/size.ts';
import { crowdRow, speedRow, startPairs } from '../mock-server/bench/speed.ts';
import type { Effort } from '../mock-server/bench/speed.ts';
import { uploadsRow } from '../mock-server/bench/uploads.ts';
import { worldRows } from '../mock-server/bench/worlds.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { builtMockServer } from './mock-build/build-mock-server.ts';

type Wish = { readonly effort: Effort; readonly others: boolean; readonly only: string };

/** Rows that stand beside a bare Fastify, and beside the other mock servers when asked. */
async function speedRows({ effort, others, only }: Wish): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-others-'));
  const pairs = await startPairs(effort.starts);
  const [pair] = pairs;
  const rows: Row[] = [];
  let withOffers: readonly OtherStart[] = [];
  try {
    if (others) {
      await offersFile(path.join(folder, 'offers.json'), pair.answers);
      withOffers = otherStarts(path.join(folder, 'offers.json'));
    }
    const besides = await startOthers(withOffers, { pages: pair.lists.length, records: pair.records });
    if ('list'.includes(only)) rows.push(await speedRow(pairs, 'list', { effort, besides }));
    if ('record'.includes(only)) rows.push(await speedRow(pairs, 'record', { effort, besides }));
    await Promise.all(besides.map(async ({ server }) => server.stop()));
    if ('crowd'.includes(only)) rows.push(await crowdRow(pairs, effort));
    return rows;
  } finally {
    await Promise.all(pairs.map(async (each) => each.stop()));
    await rm(folder, { recursive: true });
  }
}

/** Rows of a mock platform that just started, with the seeds that everybody gets. */
async function restRows({ effort, others, only }: Wish): Promise<readonly Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mock-seeds-'));
  const mock = twinStart(await builtMockServer());
  try {
    let besides: readonly OtherStart[] = [];
    if (others) {
      const server = await startServer(mock);
      try {
        await writeSeeds(path.join(folder, 'seeds.json'), server.origin);
      } finally {
        await server.stop();
      }
      besides = otherStarts(path.join(folder, 'seeds.json'));
    }
    const rows: Row[] = [];
    if ('start'.includes(only)) rows.push(await startRow(effort, { twin: mock, besides }));
    if ('memory'.includes(only)) rows.push(await memoryRow({ twin: mock, besides }));
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Rows that compare a large world with a small one. */
async function sizeRows({ effort, only }: Wish): Promise<readonly Row[]> {
  const sizes = await startSizes();
  try {
    const rows: Row[] = [];
    if ('search'.includes(only)) rows.push(await searchRow(sizes, effort));
    if ('write'.includes(only)) rows.push(await writeRow(sizes, effort));
    if ('read'.includes(only)) rows.push(await readRow(sizes, effort));
    return rows;
  } finally {
    await sizes.stop();
  }
}

const ofSpeed = ['list', 'record', 'crowd'];
const ofRest = ['start', 'memory'];
const ofSize = ['search', 'write', 'read'];
const ofWorlds = ['worlds'];
const ofUploads = ['uploads'];

async function rowsOf(wish: Wish): Promise<readonly Row[]> {
  const isAsked = (rows: readonly string[]): boolean => wish.only === '' || rows.includes(wish.only);
  return [
    ...(isAsked(ofSpeed) ? await speedRows(wish) : []),
    ...(isAsked(ofRest) ? await restRows(wish) : []),
    ...(isAsked(ofSize) ? await sizeRows(wish) : []),
    ...(isAsked(ofWorlds) ? await worldRows() : []),
    ...(isAsked(ofUploads) ? [await uploadsRow(wish.effort)] : []),
  ];
}

/** Measures the mock platform; fails when a row misses its floor, or when another mock server is ahead. */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      others: { type: 'boolean', default: false },
      /** How often the mock platform and the bare server are started for the rows of speed. */
      starts: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      crowd: { type: 'string', default: '10000' },
      /** One row: list, record, crowd, start, memory, search, write, read, worlds or uploads. Nothing is written then. */
      only: { type: 'string', default: '' },
    },
  });
  const effort = {
    starts: Number(values.starts),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    crowd: Number(values.crowd),
  };
  const wish: Wish = { effort, others: values.others, only: values.only };
  if (values.others) installOthers();
  const rows = await rowsOf(wish);
  console.log(table(rows));
  for (const row of rows) {
    const ahead = rivals(row);
    if (ahead.length > 0) console.log(`${ahead.join(', ')} did better: ${row.what}.`);
  }
  if (values.only === '') {
    await writeFile(inRoot('docs', 'generated', 'mock-bench.md'), page(rows, 'a machine with two cores'));
  }
  return rows.some(isMissed) ? 1 : 0;
});
process.exit();
