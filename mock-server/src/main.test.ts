import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { MockApi } from '../client.ts';
import { objectOf } from './input.ts';
import { runProgram, startProgram, type Program } from './testing/program.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function dataFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'dev.json');
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
  const ended = await runProgram(['--memory', '--port', String(port)]);
  const said = `Port ${port} is taken. Stop the other program, or use another: --port ${port + 1}.\n`;
  expect(ended).toEqual({ code: 1, said });
});

it.each([
  [['--prot', '8200'], "Unknown option '--prot'. See --help.\n"],
  [['--edition', '2024'], 'The edition is specification or 2026-07, not "2024". See --help.\n'],
  [['--port', 'high'], 'The port is a number from 0 to 65535, not "high". See --help.\n'],
])('rejects the command line %j in one sentence', async (args, said) => {
  expect(await runProgram(args)).toEqual({ code: 2, said });
});

/** A program that is killed when the test ends before it is stopped. */
async function start(file: string, args: readonly string[] = []): Promise<Program> {
  const program = await startProgram(file, args);
  ends.push(() => void program.kill());
  return program;
}

it('keeps the world of the developer over a stop and a start', async () => {
  const file = dataFile();
  const first = await start(file);
  const token = (await MockApi.at(first.url).signIn('noor')).access_token;
  expect(await first.stop()).toMatchObject({ code: 0 });

  const second = await start(file);
  const answer = await fetch(`${second.url}/api/v1/identity`, {
    headers: { authorization: `Bearer ${token}`, 'client-type': 'webshop', 'client-key': 'zonnedorp' },
  });
  expect(answer.status).toBe(200);
  expect(await second.stop()).toMatchObject({ code: 0 });
});

it('says which scenarios there are when one is unknown', async () => {
  const ended = await runProgram(['--memory', '--port', '0', '--scenario', 'nothing']);
  expect(ended.code).toBe(1);
  expect(ended.said).toMatch(/^There is no scenario "nothing"\. Choose one of: .*ordinary-tuesday/);
  expect(ended.said.trim().split('\n')).toHaveLength(1);
});

it('says in one sentence that its data file is damaged, and starts afresh in its place when asked', async () => {
  const file = dataFile();
  writeFileSync(file, '{');
  const ended = await runProgram(['--port', '0'], { MOCK_DATA: file });
  expect(ended.code).toBe(1);
  expect(ended.said).toMatch(
    /^The data file \S+dev\.json cannot be used: it is damaged \(.*\)\. Start with --fresh.*\n$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('{');
  const fresh = await start(file, ['--fresh']);
  expect(await fresh.stop()).toMatchObject({ code: 0 });
  expect(objectOf(JSON.parse(readFileSync(file, 'utf8')))).toMatchObject({ scenario: 'ordinary-tuesday' });
});
