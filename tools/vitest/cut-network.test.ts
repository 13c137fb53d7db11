import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { takeBlocked } from './cut-network.ts';

it('rejects a request to another machine with its name', async () => {
  await expect(fetch('http://192.0.2.1/')).rejects.toMatchObject({
    cause: { message: 'A test connected to 192.0.2.1, but tests have no network.' },
  });
  expect(takeBlocked()).toEqual(['192.0.2.1']);
});

it('allows a request to this machine', async () => {
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('here');
  server.close();
});

it('runs in the time zone of the municipality', () => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Europe/Amsterdam');
});
