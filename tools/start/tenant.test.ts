import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { listenOnFreePort } from '../support/listening.ts';
import { borrowedClientKey } from './tenant.ts';

const platform = createServer((request, response) => {
  response.writeHead(request.headers['client-key'] === 'zonnedorp' ? 200 : 403).end('{}');
});
afterAll(() => platform.close());

it('borrows the data of general for a municipality that the mock platform does not know', async () => {
  const origin = `http://127.0.0.1:${await listenOnFreePort(platform)}`;
  expect(await borrowedClientKey(origin, 'zonnedorp')).toBeNull();
  expect(await borrowedClientKey(origin, 'waterveen')).toBe('general');
});
