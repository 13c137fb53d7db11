import { file } from './files.ts';
import { median } from './load.ts';
import type { OtherStart } from './others.ts';
import type { Other, Row } from './rows.ts';
import { startServer } from './server.ts';
import type { Start } from './server.ts';
import type { Effort } from './speed.ts';
import { shopHeaders } from './wire.ts';

/** The mock platform as people start it: `program` is the file that `npm start` runs. */
export const mockPlatformStart = (program: string): Start => ({
  args: [program, '--memory', '--port', '0'],
  firstPath: '/api/v1/platform/products',
  headers: shopHeaders,
  host: 'localhost',
});
const bare: Start = { args: [file('serve-bare.ts')], firstPath: '/' };

async function startTime(start: Start): Promise<number> {
  const server = await startServer(start);
  await server.stop();
  return server.startedIn;
}

/** What starts: the mock platform, and the others beside it. */
export type Starts = { readonly platform: Start; readonly besides: readonly OtherStart[] };

/** From the start of the process to the first answer, with the seeds that everybody gets. */
export async function startRow(effort: Effort, { platform, besides }: Starts): Promise<Row> {
  const turns: { platform: number; bare: number }[] = [];
  const rival = new Map<Other, number[]>();
  await startTime(platform);
  for (let turn = 0; turn < effort.rounds; turn += 1) {
    const seen = { platform: await startTime(platform), bare: await startTime(bare) };
    turns.push(seen);
    for (const { name, start } of besides) {
      rival.set(name, [...(rival.get(name) ?? []), (await startTime(start)) / seen.bare]);
    }
  }
  const typical = (of: 'platform' | 'bare'): number => Math.round(median(turns.map((turn) => turn[of])));
  return {
    what: 'Start to first answer, default seeds, against bare Fastify',
    value: median(turns.map((turn) => turn.platform / turn.bare)),
    unit: 'times',
    better: 'lower',
    floor: 1.5,
    aim: 1.2,
    seen: `${typical('platform')} ms against ${typical('bare')} ms`,
    beside: Object.fromEntries([...rival].map(([name, ratios]) => [name, median(ratios)])),
  };
}

async function memoryOf(start: Start): Promise<number> {
  const server = await startServer(start);
  const memory = server.memory();
  await server.stop();
  return memory;
}

/** The middle of three starts: what a process holds at one moment depends on when its collector came by. */
const usualMemoryOf = async (start: Start): Promise<number> =>
  median([await memoryOf(start), await memoryOf(start), await memoryOf(start)]);

/** The mock platform may hold so many times the memory of a bare Fastify. */
const mostMemory = 1.6;

/** What the process holds after its first answer. */
export async function memoryRow({ platform, besides }: Starts): Promise<Row> {
  const seen = await usualMemoryOf(platform);
  const beside: [name: string, megabytes: number][] = [];
  for (const { name, start } of besides) beside.push([name, await usualMemoryOf(start)]);
  const least = await usualMemoryOf(bare);
  return {
    what: 'Memory at rest, default seeds',
    value: seen,
    unit: 'MB',
    better: 'lower',
    floor: mostMemory * least,
    aim: least,
    seen: `bare Fastify holds ${Math.round(least)} MB`,
    beside: Object.fromEntries(beside),
  };
}
