import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, isListening } from '../support/listening.ts';
import { MALFORMED_REQUESTS, rawRequest, requestOf } from '../support/raw-request.ts';
import { inRoot } from '../support/root.ts';
import { cleanUp, leftOf, platformProcess, type StartedProcess, startProcess } from './start-process.ts';

/** The first start of a run makes the builds, which is slow on a busy machine. */
const TIMEOUT = 300_000;
const started: StartedProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(cleanUp));
});

async function start(options: Parameters<typeof startProcess>[0] = {}): Promise<StartedProcess> {
  const process = await startProcess(options);
  started.push(process);
  await process.ready;
  return process;
}

/** Waits until no process of a start is left. */
async function expectNothingLeft(start: StartedProcess): Promise<void> {
  await expect.poll(() => leftOf(start), { timeout: 30_000 }).toEqual([]);
}

describe('npm start', { timeout: TIMEOUT }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops shop and platform at %s', async (signal) => {
    const running = await start();
    running.child.kill(signal);
    expect(await running.ended).toBe(0);
    await expectNothingLeft(running);
  });

  it('leaves no platform behind when it is killed', async () => {
    const running = await start();
    running.child.kill('SIGKILL');
    expect(await running.ended).toBe('SIGKILL');
    await expectNothingLeft(running);
  });

  it('leaves no platform behind when it is stopped during start-up', async () => {
    const running = await startProcess();
    started.push(running);
    await expect.poll(() => isListening(running.platformPort), { timeout: TIMEOUT }).toBe(true);
    running.child.kill('SIGTERM');
    await running.ended;
    await expectNothingLeft(running);
  });

  it('leaves no platform behind after an exception', async () => {
    const crash = 'process.once("SIGUSR2", () => { throw new Error("crash of the shop") })';
    const running = await start({ node: ['--import', `data:text/javascript,${encodeURIComponent(crash)}`] });
    running.child.kill('SIGUSR2');
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('crash of the shop');
    await expectNothingLeft(running);
  });

  it.each([
    ['in a shell', `spawn('sh', ['-c', '"$0" "$@"; exit', process.execPath, ...program], { stdio: 'inherit' })`],
    ['directly', `spawn(process.execPath, program, { stdio: 'inherit' })`],
  ])('ends when npm, which started it %s, is killed', async (_name, run) => {
    const npm = `const { spawn } = require('node:child_process'); const program = process.argv.slice(1); ${run}`;
    const running = await start({ below: npm, env: { npm_lifecycle_event: 'start' } });
    running.child.kill('SIGKILL');
    await running.ended;
    await expectNothingLeft(running);
  });

  it('ends with one message when the platform is killed', async () => {
    const running = await start();
    process.kill(platformProcess(running) ?? Number.NaN, 'SIGKILL');
    expect(await running.ended).toBe(1);
    expect(running.output()).toContain('The mock platform stopped.');
    await expectNothingLeft(running);
  });

  it('survives every malformed request', async () => {
    const running = await start();
    for (const [, text] of MALFORMED_REQUESTS) await rawRequest(running.shopPort, text, { host: 'localhost' });
    expect((await rawRequest(running.shopPort, requestOf('GET / HTTP/1.1'), { host: 'localhost' })).status).toBe(200);
    const call = requestOf('GET /api/v1/status HTTP/1.1', 'Client-Type: webshop', 'Client-Key: zonnedorp');
    expect((await rawRequest(running.shopPort, call, { host: 'localhost' })).status).toBe(200);
  });

  it('runs beside another start, each with its own data', async () => {
    const [first, second] = [await start(), await start({ args: ['--variant', 'waterveen'] })];
    expect(await isListening(first.platformPort)).toBe(true);
    expect(await isListening(second.platformPort)).toBe(true);
    expect(second.output()).toContain('waterveen');
  });

  it('is not reachable from other machines, even with MOCK_HOST=0.0.0.0', async () => {
    const running = await start({ env: { MOCK_HOST: '0.0.0.0' } });
    expect(openToOthers(running.shopPort)).toEqual([]);
    expect(openToOthers(running.platformPort)).toEqual([]);
  });
});

describe('npm run dev', { timeout: TIMEOUT }, () => {
  it('leaves no platform behind when it is killed', async () => {
    const running = await start({ args: ['--dev'] });
    running.child.kill('SIGKILL');
    await running.ended;
    await expectNothingLeft(running);
  });

  it('is not reachable from other machines, and ends at SIGTERM', async () => {
    const running = await start({ args: ['--dev'], env: { MOCK_HOST: '0.0.0.0' } });
    expect(openToOthers(running.shopPort)).toEqual([]);
    expect(openToOthers(running.platformPort)).toEqual([]);
    running.child.kill('SIGTERM');
    await running.ended;
    await expectNothingLeft(running);
  });
});

describe('tools/serve.ts', { timeout: TIMEOUT }, () => {
  it('is not reachable from other machines', async () => {
    const port = await freePort();
    const child = spawn(process.execPath, [inRoot('tools', 'serve.ts'), '--port', String(port)], { stdio: 'ignore' });
    await expect.poll(() => isListening(port), { timeout: TIMEOUT }).toBe(true);
    const reachable = openToOthers(port);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(reachable).toEqual([]);
  });
});

/**
 * The non-loopback addresses of this machine at which a port answers. Another process connects: tests have no network.
 */
function openToOthers(port: number): readonly string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((addressesOfOne) => addressesOfOne ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const probe = `const [port, host] = process.argv.slice(1);
    require('node:net').connect(Number(port), host).on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;
  return addresses.filter((address) => {
    try {
      execFileSync(process.execPath, ['--eval', probe, '--', String(port), address]);
      return true;
    } catch {
      return false;
    }
  });
}
