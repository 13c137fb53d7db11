import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';
import { outcomeOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const who = async (as: string): Promise<string> => outcomeOf(await platform.get('/identity', { as }));
const stateOf = async (token: string): Promise<unknown> =>
  (await platform.get('/identity/proxy/check-token', { headers: { 'access-token': token } })).at('message');

describe('a session', () => {
  it('ends when the resident signs out [API-034]', async () => {
    const as = await platform.tokenOf('noor');
    expect((await platform.delete('/identity/proxy', { as })).body).toEqual({ success: true });
    expect(await who(as)).toBe('401 invalid_access_token');
  });

  it('expires after fifteen idle minutes, also when nobody tried it since, and stays awake with each request', async () => {
    const as = await platform.tokenOf('noor');
    await who(as);
    await platform.step(899);
    expect(await who(as)).toBe('200');
    await platform.step(899);
    expect(await stateOf(as)).toBe('active');
    await platform.step(1);
    expect(await stateOf(as)).toBe('invalid');
    expect(await who(as)).toBe('401 session_expired');
    expect(outcomeOf(await platform.delete('/identity/proxy', { as }))).toBe('401 session_expired');
  });

  it('a session that never began is forgotten after a month, and does not come back with the clock', async () => {
    const month = 30 * 24 * 60 * 60;
    const [used, unused] = [await platform.tokenOf('noor'), await platform.tokenOf('noor')];
    await platform.step(month - 1);
    expect(await who(used)).toBe('200');
    await platform.step(1);
    expect([await stateOf(unused), await who(unused)]).toEqual(['invalid', '401 invalid_access_token']);
    await platform.step(-month);
    expect(await who(unused)).toBe('401 invalid_access_token');
  });

  it('may be exchanged more than once within a minute by its short token [API-039]', async () => {
    const session = await platform.send('POST', '/_mock/api/residents/noor/session');
    const path = `/identity/proxy/short-token/exchange/${session.text('exchange_token')}`;
    expect((await platform.get(path)).text('access_token')).toBe(session.text('access_token'));
    expect((await platform.get(path)).status).toBe(200);
    await platform.step(61);
    expect((await platform.get(path)).status).toBe(403);
  });

  it('a session of nobody is refused, and so are no token and the words "Bearer null"', async () => {
    for (const authorization of ['', 'Bearer null', 'Bearer nonsense']) {
      const got = await platform.get('/identity', { headers: { authorization } });
      expect(outcomeOf(got)).toBe('401 invalid_access_token');
    }
  });
});
