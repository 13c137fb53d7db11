import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describedStarts, installOthers, offersFile, otherStarts, startOthers } from '../mock-server/bench/others.ts';
import type { OtherStart } from '../mock-server/bench/others.ts';
import { memoryRow, startRow, mockPlatformStart } from '../mock-server/bench/rest.ts';
import { isMissed, page, rivals, table } from '../mock-server/bench/rows.ts';
import type { Row } from '../mock-server/bench/rows.ts';
import { readRow, searchRow, startSizes, writeRow } from '../mock-server/bench/size.ts';
import { crowdRow, speedRow, startPairs } from '../mock-server/bench/speed.ts';
import type { Effort } from '../mock-server/bench/speed.ts';
import { uploadsRow } from '../mock-server/bench/uploads.ts';
import { worldRows } from '../mock-server/bench/worlds.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { builtMockServer } from './mock-build/build-mock-server.ts';

type BenchOptions = { readonly effort: Effort; readonly others: boolean; readonly only: string };

/** Rows that compare with a bare Fastify, and with the other mock servers on request. */
async function speedRows({ effort, others, only }: BenchOptions): Promise<readonly Row[]> {
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

/** Rows of a mock platform that has just started, beside the mock servers that read the same description. */
async function restRows({ effort, others, only }: BenchOptions): Promise<readonly Row[]> {
  const starts = {
    platform: mockPlatformStart(await builtMockServer()),
    besides: others ? describedStarts() : [],
  };
  const rows: Row[] = [];
  if ('start'.includes(only)) rows.push(await startRow(effort, starts));
  if ('memory'.includes(only)) rows.push(await memoryRow(starts));
  return rows;
}

/** Rows that compare a large world with a small one. */
async function sizeRows({ effort, only }: BenchOptions): Promise<readonly Row[]> {
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

async function rowsOf(options: BenchOptions): Promise<readonly Row[]> {
  const isSelected = (rows: readonly string[]): boolean => options.only === '' || rows.includes(options.only);
  return [
    ...(isSelected(ofSpeed) ? await speedRows(options) : []),
    ...(isSelected(ofRest) ? await restRows(options) : []),
    ...(isSelected(ofSize) ? await sizeRows(options) : []),
    ...(isSelected(ofWorlds) ? await worldRows() : []),
    ...(isSelected(ofUploads) ? [await uploadsRow(options.effort)] : []),
  ];
}

/** Measures the mock platform; fails when a row misses its floor, or when another mock server is ahead. */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      others: { type: 'boolean', default: false },
      /** The number of starts of the mock platform and the bare server for the speed rows. */
      starts: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      crowd: { type: 'string', default: '10000' },
      /** One row: list, record, crowd, start, memory, search, write, read, worlds or uploads. Writes no report then. */
      only: { type: 'string', default: '' },
    },
  });
  const effort = {
    starts: Number(values.starts),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    crowd: Number(values.crowd),
  };
  const benchOptions: BenchOptions = { effort, others: values.others, only: values.only };
  if (values.others) installOthers();
  const rows = await rowsOf(benchOptions);
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
