import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, utimesSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, isListening, listenOnFreePort } from '../support/listening.ts';
import { inRoot } from '../support/root.ts';

/** The first start of a run makes the build, which is slow on a busy machine. */
const TIMEOUT = 300_000;
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts `npm start` with these options on free ports; `before` are the arguments of Node in front of it. */
async function start(args: readonly string[] = [], { before = [], env = {} }: Partial<Around> = {}) {
  const [port, mockPort] = [await freePort(), await freePort()];
  const data = inRoot('.data', `port-${mockPort}`);
  folders.push(data);
  const ports = ['--port', String(port), '--mock-port', String(mockPort)];
  const outside = Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|VITEST.*|TEST|npm_.*)$/.test(name));
  const child = spawn(process.execPath, [...before, inRoot('tools', 'start.ts'), ...ports, ...args], {
    env: { ...Object.fromEntries(outside), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]: unknown[]) => code);
  await expect.poll(() => output.includes('Ready in') || child.exitCode !== null, { timeout: TIMEOUT }).toBe(true);
  const isGone = async (): Promise<boolean> =>
    !(await isListening(port)) && !(await isListening(mockPort)) && !existsSync(`${data}/dev.json.lock`);
  return { child, port, mockPort, data, ended, output: () => output, isGone };
}
interface Around {
  readonly before: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

describe.each([
  ['npm start', []],
  ['npm run dev', ['--dev']],
])('%s', { timeout: TIMEOUT }, (_name, mode) => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'starts shop and platform on this machine only, and ends both at %s',
    async (signal) => {
      const { child, port, mockPort, data, ended, output, isGone } = await start(
        [...mode, '--scenario', 'one-voucher'],
        { env: { MOCK_HOST: '0.0.0.0' } },
      );
      expect(output()).toContain(`http://localhost:${mockPort}/_mock/as/kees `);
      expect(await (await fetch(`http://localhost:${port}/tegoeden`)).text()).toContain('id="environment"');
      expect(await (await fetch(`http://localhost:${port}/api/v1/status`)).json()).toMatchObject({ status: 'ok' });
      expect([...openToOthers(port), ...openToOthers(mockPort)]).toEqual([]);
      expect(existsSync(`${data}/dev.json.lock`)).toBe(true);
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(await isGone()).toBe(true);
    },
  );
});

it('loads the mock platform again in npm run dev when a source of it changes', { timeout: TIMEOUT }, async () => {
  const { port, output } = await start(['--dev']);
  const touched = (): string => {
    const now = new Date();
    utimesSync(inRoot('mock-server', 'src', 'main.ts'), now, now);
    return output();
  };
  const reloaded = 'The mock platform runs its changed sources.';
  await expect.poll(touched, { timeout: 60_000, interval: 3_000 }).toContain(reloaded);
  const status = async (): Promise<unknown> => (await fetch(`http://localhost:${port}/api/v1/status`)).status;
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});

describe('npm start', { timeout: TIMEOUT }, () => {
  it('ends when npm, which runs it, is killed', async () => {
    const npm = `require('node:child_process').spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' })`;
    const { child, isGone } = await start([], { before: ['--eval', npm, '--'], env: { npm_lifecycle_event: 'start' } });
    child.kill('SIGKILL');
    await expect.poll(isGone, { timeout: 30_000 }).toBe(true);
  });

  it('starts again with the data that a killed start has left', async () => {
    const { child, ended, data } = await start();
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(`${data}/dev.json.lock`)).toBe(true);
    // The last of two equal options counts.
    const again = await start(['--mock-port', data.slice(data.lastIndexOf('-') + 1)]);
    expect(again.output()).toContain('Ready in');
  });

  it('says in a sentence why it cannot start', async () => {
    const other = createServer();
    const taken = String(await listenOnFreePort(other));
    const { ended, output } = await start(['--port', taken]);
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^\nPort \d+ is taken by another program\..* --port \d+\.\n\n$/);
    other.close();
    const unknown = await start(['--scenario', 'none']);
    expect(await unknown.ended).toBe(1);
    expect(unknown.output()).toMatch(/^\nThere is no scenario "none"\. Choose one of: .*\n\n$/);
  });
});

/** The addresses of this machine on its network at which a port answers. Another process connects: tests have no network. */
function openToOthers(port: number): readonly string[] {
  const probe = `const [port, host] = process.argv.slice(1);
    require('node:net').connect(Number(port), host).on('connect', () => console.log(host)).on('error', () => {}).on('connect', () => process.exit())`;
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => execFileSync(process.execPath, ['--eval', probe, '--', String(port), address]).toString())
    .filter((answer) => answer !== '');
}
