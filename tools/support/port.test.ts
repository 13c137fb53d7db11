import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { portOf, portSentence, requirePort } from './port.ts';

const other = createServer();
let taken = 0;

beforeEach(async () => {
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const address = other.address();
  taken = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(() => new Promise((resolve) => other.close(resolve)));

it('rejects a taken port with a message that names the option', async () => {
  await expect(requirePort(taken, 'port')).rejects.toThrow(
    `Port ${taken} is taken by another program. Stop that program, or choose another port with --port.`,
  );
});

it('accepts a free port', async () => {
  await new Promise((resolve) => other.close(resolve));
  await expect(requirePort(taken, 'port')).resolves.toBeUndefined();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
});

it('has a message for a port that needs more rights', () => {
  expect(portSentence({ code: 'EACCES' }, 80, 'port')).toContain('may not open port 80');
});

it.each(['0', '65536', 'web', '51.5', ''])('rejects "%s" as a port', (text) => {
  expect(() => portOf(text, 'mock-port')).toThrow('--mock-port needs a port number');
});
