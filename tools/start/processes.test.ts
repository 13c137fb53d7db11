import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, isListening, listenOnFreePort } from '../support/listening.ts';
import { inRoot, root } from '../support/root.ts';

/** The first start of a run makes the build, which is slow on a busy machine. */
const TIMEOUT = 300_000;
const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts `npm start` with these options on free ports; `before` are the arguments of Node in front of it. */
async function start(args: readonly string[] = [], around: Partial<Around> = {}) {
  const { before = [], env = {}, folder = root } = around;
  const [port, mockPort] = [await freePort(), await freePort()];
  const data = join(folder, '.data', `port-${mockPort}`);
  folders.push(data);
  const ports = ['--port', String(port), '--mock-port', String(mockPort)];
  const outside = Object.entries(process.env).filter(([name]) => !/^(?:NODE_ENV|VITEST.*|TEST|npm_.*)$/.test(name));
  const child = spawn(process.execPath, [...before, join(folder, 'tools', 'start.ts'), ...ports, ...args], {
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
  /** The repository, or a copy of it. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A copy of the sources, with links to the installed packages; those of the repository itself lead into the copy. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'stadstegoed-'));
  folders.push(copy);
  const isLeftOut = (path: string): boolean => /[\\/](?:node_modules|\.git|\.cache|\.data|dist)$/.test(path);
  cpSync(root, copy, { recursive: true, filter: (path) => !isLeftOut(path) });
  for (const packages of ['node_modules', join('tools', 'openapi-codegen', 'node_modules')]) {
    mkdirSync(join(copy, packages));
    for (const name of readdirSync(inRoot(packages)).filter((entry) => entry !== '@stadstegoed'))
      symlinkSync(inRoot(packages, name), join(copy, packages, name));
  }
  const own = join('node_modules', '@stadstegoed');
  cpSync(inRoot(own), join(copy, own), { recursive: true, verbatimSymlinks: true });
  return copy;
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

describe('npm run dev', { timeout: TIMEOUT }, () => {
  it('loads the mock platform again when a source of it or the API description changes', async () => {
    const copy = copyOfRepository();
    const { port, mockPort, output } = await start(['--dev'], { folder: copy });
    // Again and again, because the watcher may begin after the start.
    const changed = (): string => {
      appendFileSync(join(copy, 'mock-server', 'src', 'main.ts'), '// Changed.\n');
      return output();
    };
    const reloaded = 'The mock platform runs its changed sources.';
    await expect.poll(changed, { timeout: 60_000, interval: 3_000 }).toContain(reloaded);
    const description = join(copy, 'openapi', 'openapi.yaml');
    const before = readFileSync(description, 'utf8');
    writeFileSync(description, `${before}\nnot: [valid`);
    await expect.poll(output, { timeout: 60_000 }).toContain('The API description cannot be read');
    expect((await fetch(`http://localhost:${port}/api/v1/status`)).status).toBe(200);
    writeFileSync(description, before.replace(/^( {2}title: ).*$/m, '$1A changed title'));
    const title = async (): Promise<string> => {
      const { info }: { info: { title: string } } = await (
        await fetch(`http://localhost:${mockPort}/_mock/openapi.json`)
      ).json();
      return info.title;
    };
    await expect.poll(() => title().catch(() => ''), { timeout: 60_000 }).toBe('A changed title');
  });
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
    const wrong = await start(['--prot', '5200']);
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toMatch(/^\nUnknown option '--prot'\. Options: --variant, .*\n\n$/);
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
