import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMockPlatform } from '../../src/mock-platform.ts';
import { consoleCalls } from './calls.ts';
import { actionNames } from '../actions.ts';

let platform: FastifyInstance;
beforeAll(async () => {
  platform = await buildMockPlatform({ now: '2026-11-17T14:05:31+01:00' });
});
afterAll(() => platform.close());

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

describe('the calls of the console', () => {
  it('are all listed with what they do, and no other', async () => {
    const { calls } = (await platform.inject('/_mock/api')).json<{
      calls: { method: string; path: string; says: string }[];
    }>();
    expect(calls.map(nameOf).toSorted()).toEqual(consoleCalls.map(nameOf).toSorted());
    expect(calls.filter(({ says }) => says === '')).toEqual([]);
  });

  it('do everything that the buttons of the pages do', () => {
    const told = new Set(consoleCalls.flatMap(({ actions = [] }) => actions));
    expect(actionNames.filter((action) => !told.has(action))).toEqual([]);
  });

  it('are a page for a browser and JSON for a program', async () => {
    const page = await platform.inject({ url: '/_mock/api', headers: { accept: 'text/html,*/*' } });
    expect(page.headers['content-type']).toContain('text/html');
    const list = await platform.inject({ url: '/_mock/api', headers: { accept: '*/*' } });
    expect(list.headers['content-type']).toContain('application/json');
  });

  it('use up a limit and decide at the desk', async () => {
    const ask = (method: 'POST' | 'DELETE', url: string, payload?: object) =>
      platform.inject({ method, url, ...(payload ? { payload } : {}) });
    const redeem = async (): Promise<number> => {
      const headers = { 'client-type': 'webshop', 'client-key': 'zonnedorp' };
      const payload = { email: 'a@b.example' };
      return (await platform.inject({ method: 'POST', url: '/api/v1/identity/validate/email', headers, payload }))
        .statusCode;
    };
    await ask('POST', '/_mock/api/throttles/use-up', { key: 'auth' });
    expect(await redeem()).toBe(429);
    await ask('DELETE', '/_mock/api/throttles?key=auth');
    expect(await redeem()).toBe(200);
    expect((await ask('POST', '/_mock/api/throttles/use-up', { key: 'nothing' })).statusCode).toBe(404);
    const pending = platform.mockPlatform.worlds.get('dev')?.table('product_reservations').where('state', 'pending')[0];
    const decided = await ask('POST', '/_mock/api/desk/reservation', { id: pending?.id, decision: 'accept' });
    expect(decided.json()).toEqual({ done: true });
    expect((await ask('POST', '/_mock/api/desk/nothing')).statusCode).toBe(404);
  });
});
