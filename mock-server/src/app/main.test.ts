import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { objectOf, textOf } from '../contract/input.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Ended = { readonly code: number | null; readonly said: string };

/** Runs the program until it ends. */
function run(args: readonly string[], env: { readonly [name: string]: string } = {}): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...env } });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    child.on('close', (code) => resolve({ code, said }));
  });
}

function taken(): Promise<number> {
  return new Promise((resolve) => {
    const server: Server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      ends.push(() => void server.close());
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

it('says in one sentence that its port is taken', async () => {
  const port = await taken();
  const ended = await run(['--memory', '--port', String(port)]);
  expect(ended).toEqual({ code: 1, said: `Port ${port} is taken. Stop the other program or set MOCK_PORT.\n` });
});

it('says in one sentence that a size does not exist', async () => {
  const ended = await run(['--memory', '--port', '0', '--size', 'village']);
  expect(ended).toEqual({ code: 1, said: 'The size "village" does not exist. Choose town or city.\n' });
});

it('says in one sentence that its data file is damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dev.json');
  writeFileSync(file, '{');
  const ended = await run(['--port', '0'], { MOCK_DATA: file });
  expect(ended).toEqual({ code: 1, said: `The data file ${file} is damaged. Remove ${file} to start afresh.\n` });
});

type Started = {
  readonly url: string;
  readonly stop: () => Promise<number | null>;
  readonly kill: () => Promise<number | null>;
  /** What it said to the person at the terminal. */
  readonly said: () => string;
  /** Resolves when it said this. */
  readonly until: (words: RegExp) => Promise<void>;
};

/** Starts the program on a free port and waits for its first line. */
function start(file: string, args: readonly string[] = []): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, '--port', '0', ...args], {
      env: { ...process.env, MOCK_DATA: file },
    });
    const closed = new Promise<number | null>((done) => child.on('close', done));
    const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
      child.kill(signal);
      return closed;
    };
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => void (words += chunk.toString()));
    const until = (wanted: RegExp): Promise<void> =>
      new Promise((done) => {
        const look = (): void => void (wanted.test(words) && done());
        child.stderr.on('data', look);
        look();
      });
    void closed.then(() => reject(new Error(`The mock platform did not start: ${words}`)));
    ends.push(() => void child.kill('SIGKILL'));
    child.stdout.once('data', (chunk: Buffer) => {
      const url = /http:\/\/localhost:\d+/.exec(chunk.toString())?.[0] ?? '';
      resolve({ url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL'), said: () => words, until });
    });
  });
}

it('keeps the world of the developer over a stop and a start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dev.json');
  const first = await start(file);
  const session: unknown = await fetch(`${first.url}/_mock/api/residents/noor/session`, { method: 'POST' }).then(
    (answer) => answer.json(),
  );
  const token = textOf(objectOf(session), 'access_token') ?? '';
  expect(await first.stop()).toBe(0);

  const second = await start(file);
  const answer = await fetch(`${second.url}/api/v1/identity`, {
    headers: { authorization: `Bearer ${token}`, 'client-type': 'webshop', 'client-key': 'zonnedorp' },
  });
  expect(answer.status).toBe(200);
  expect(await second.stop()).toBe(0);
});

it('is refused a data file that another process has, and names that process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dev.json');
  const first = await start(file);
  const [owner] = readFileSync(`${file}.lock`, 'utf8').split('\n');
  const second = await run(['--port', '0'], { MOCK_DATA: file });
  expect(second).toEqual({
    code: 1,
    said: `The data file ${file} is in use by process ${owner}. Stop that process first.\n`,
  });
  expect(await first.stop()).toBe(0);
});

/** Writes a few things in a world on the disk and kills the program, so that they stand in the journal only. */
async function killedWith(file: string): Promise<string> {
  const program = await start(file);
  for (const frozen of [true, false, true]) {
    const body = JSON.stringify({ [frozen ? 'freeze' : 'resume']: true });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${program.url}/_mock/api/clock`, { method: 'POST', headers, body });
  }
  await program.kill();
  const names = readdirSync(dirname(file)).filter((name) => name.includes('.journal-'));
  return join(dirname(file), names.at(-1) ?? '');
}

/** A world on the disk whose journal has a damaged line; tells what is said about that line. */
async function damagedWorld(): Promise<{ readonly file: string; readonly journal: string; readonly line: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dev.json');
  const journal = await killedWith(file);
  writeFileSync(journal, readFileSync(journal, 'utf8').replace('"first":2', '"first":7'));
  return { file, journal, line: `Line 3 of the journal ${journal} is damaged.` };
}

/** Every program that is started takes seconds on a busy machine. */
const manyStarts = 60_000;

it(
  'stops at a damaged journal with the ways on, and keeps what stands before it when asked',
  async () => {
    const { file, journal, line } = await damagedWorld();
    const damaged = readFileSync(journal, 'utf8');
    expect(await run(['--port', '0'], { MOCK_DATA: file })).toEqual({
      code: 1,
      said: `${line} Start with --keep-before-damage to keep what stands before it, or with --fresh to start afresh. Both keep the damaged file under another name.\n`,
    });
    expect(readFileSync(journal, 'utf8')).toBe(damaged);
    const kept = await start(file, ['--keep-before-damage']);
    await kept.until(/is kept/);
    expect(kept.said()).toBe(`${line} What stands before it is kept; the damaged file is now ${journal}.damaged-1.\n`);
    expect(await (await fetch(`${kept.url}/_mock`, { headers: { accept: 'text/html' } })).text()).toContain(line);
    expect(await kept.stop()).toBe(0);
    expect(readFileSync(`${journal}.damaged-1`, 'utf8')).toBe(damaged);
    const again = await start(file);
    expect(await again.stop()).toBe(0);
    expect(again.said()).toBe('');
  },
  manyStarts,
);

it(
  'starts afresh beside a damaged journal when asked, and keeps its files',
  async () => {
    const { file, journal, line } = await damagedWorld();
    const files = [file, journal].map((path) => readFileSync(path, 'utf8'));
    const fresh = await start(file, ['--fresh']);
    await fresh.until(/afresh/);
    expect(fresh.said()).toBe(
      `${line} The world starts afresh; its files are now ${file}.damaged-1 and ${journal}.damaged-1.\n`,
    );
    expect(await fresh.stop()).toBe(0);
    expect([file, journal].map((path) => readFileSync(`${path}.damaged-1`, 'utf8'))).toEqual(files);
  },
  manyStarts,
);

it('says that a kept world is of older seeds, and starts afresh when asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dev.json');
  const first = await start(file);
  expect(await first.stop()).toBe(0);
  expect(first.said()).toBe('');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"seeds":"[0-9a-f]+"/, '"seeds":"older"'));

  const second = await start(file);
  await second.until(/older seeds/);
  expect(second.said()).toMatch(/^Your world was made of older seeds\. .* or start with --fresh\.\n$/);
  expect(await second.stop()).toBe(0);

  const third = await start(file, ['--fresh']);
  expect(await third.stop()).toBe(0);
  expect(third.said()).toBe('');
  expect(readFileSync(file, 'utf8')).not.toContain('"seeds":"older"');
});

it('says which scenarios there are when one is unknown', async () => {
  const ended = await run(['--memory', '--port', '0', '--scenario', 'nothing']);
  expect(ended.code).toBe(1);
  expect(ended.said).toMatch(/^There is no scenario "nothing"\. Choose one of: .*ordinary-tuesday/);
  expect(ended.said.trim().split('\n')).toHaveLength(1);
});
