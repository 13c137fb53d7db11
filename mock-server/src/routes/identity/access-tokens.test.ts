import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

describe('a session', () => {
  it('ends when the resident signs out [API-034]', async () => {
    const as = await platform.tokenOf('noor');
    expect(await platform.delete('/identity/proxy', { as })).toMatchObject({ body: { success: true } });
    expect(await platform.get('/identity', { as })).toMatchObject({
      status: 401,
      body: { message: 'invalid_access_token' },
    });
  });

  it('expires after fifteen idle minutes and stays awake with each request', async () => {
    const as = await platform.tokenOf('noor');
    await platform.get('/identity', { as });
    await platform.step(899);
    expect((await platform.get('/identity', { as })).status).toBe(200);
    await platform.step(900);
    expect(await platform.get('/identity', { as })).toMatchObject({
      status: 401,
      body: { message: 'session_expired' },
    });
    expect(await platform.delete('/identity/proxy', { as })).toMatchObject({
      status: 401,
      body: { message: 'session_expired' },
    });
  });

  it('is called invalid from its fifteenth idle minute on, also when nobody tried it since', async () => {
    const as = await platform.tokenOf('noor');
    const state = () => platform.get('/identity/proxy/check-token', { headers: { 'access-token': as } });
    await platform.get('/identity', { as });
    await platform.step(899);
    expect(await state()).toMatchObject({ body: { message: 'active' } });
    await platform.step(1);
    expect(await state()).toMatchObject({ body: { message: 'invalid' } });
  });

  it('that never began is forgotten after a month, and does not come back with the clock', async () => {
    const month = 30 * 24 * 60 * 60;
    const [used, unused] = [await platform.tokenOf('noor'), await platform.tokenOf('noor')];
    await platform.step(month - 1);
    expect((await platform.get('/identity', { as: used })).status).toBe(200);
    await platform.step(1);
    const refused = { status: 401, body: { message: 'invalid_access_token' } };
    const headers = { 'access-token': unused };
    expect(await platform.get('/identity/proxy/check-token', { headers })).toMatchObject({
      body: { message: 'invalid' },
    });
    expect(await platform.get('/identity', { as: unused })).toMatchObject(refused);
    await platform.step(-month);
    expect(await platform.get('/identity', { as: unused })).toMatchObject(refused);
  });

  it('may be exchanged more than once within a minute by its short token [API-039]', async () => {
    const session = await platform.send('POST', '/_mock/api/residents/noor/session');
    const path = `/identity/proxy/short-token/exchange/${session.text('exchange_token')}`;
    expect((await platform.get(path)).text('access_token')).toBe(session.text('access_token'));
    expect((await platform.get(path)).status).toBe(200);
    await platform.step(61);
    expect((await platform.get(path)).status).toBe(403);
  });

  it('of nobody is refused, and so are no token and the words "Bearer null"', async () => {
    for (const authorization of ['', 'Bearer null', 'Bearer nonsense']) {
      expect(await platform.get('/identity', { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { message: 'invalid_access_token' },
      });
    }
  });
});
