import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { portOf, requirePort } from './port.ts';

const other = createServer();
let taken = 0;

beforeEach(async () => {
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const address = other.address();
  taken = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => new Promise((resolve) => other.close(resolve)));

it('rejects a taken port with a message that names a free one', async () => {
  const told = await requirePort(taken, 'port').catch(String);
  const [, free] = /Port \d+ is taken by another program.* --port (\d+)\.$/.exec(String(told)) ?? [];
  expect(Number(free)).toBeGreaterThan(taken);
  await expect(requirePort(Number(free), 'port')).resolves.toBeUndefined();
});

it('accepts a free port', async () => {
  await new Promise((resolve) => other.close(resolve));
  await expect(requirePort(taken, 'port')).resolves.toBeUndefined();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
});

it.each(['0', '65536', 'web', '51.5', ''])('rejects "%s" as a port', (text) => {
  expect(() => portOf(text, 'mock-port')).toThrow('--mock-port needs a port number');
});
