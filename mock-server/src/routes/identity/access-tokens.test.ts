import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../testing/harness.ts';

let twin: Harness;
beforeAll(async () => {
  twin = await Harness.open();
});
beforeEach(() => twin.scenario('ordinary-tuesday'));
afterAll(() => twin.app.close());

describe('a session', () => {
  it('ends when the resident signs out [API-034]', async () => {
    const as = await twin.tokenOf('noor');
    expect(await twin.delete('/identity/proxy', { as })).toMatchObject({ body: { success: true } });
    expect(await twin.get('/identity', { as })).toMatchObject({
      status: 401,
      body: { message: 'invalid_access_token' },
    });
  });

  it('expires after fifteen idle minutes and stays awake with each request', async () => {
    const as = await twin.tokenOf('noor');
    await twin.get('/identity', { as });
    await twin.step(899);
    expect((await twin.get('/identity', { as })).status).toBe(200);
    await twin.step(900);
    expect(await twin.get('/identity', { as })).toMatchObject({ status: 401, body: { message: 'session_expired' } });
    expect(await twin.delete('/identity/proxy', { as })).toMatchObject({
      status: 401,
      body: { message: 'session_expired' },
    });
  });

  it('is called invalid from its fifteenth idle minute on, also when nobody tried it since', async () => {
    const as = await twin.tokenOf('noor');
    const state = () => twin.get('/identity/proxy/check-token', { headers: { 'access-token': as } });
    await twin.get('/identity', { as });
    await twin.step(899);
    expect(await state()).toMatchObject({ body: { message: 'active' } });
    await twin.step(1);
    expect(await state()).toMatchObject({ body: { message: 'invalid' } });
  });

  it('that never began is forgotten after a month, and does not come back with the clock', async () => {
    const month = 30 * 24 * 60 * 60;
    const [used, unused] = [await twin.tokenOf('noor'), await twin.tokenOf('noor')];
    await twin.step(month - 1);
    expect((await twin.get('/identity', { as: used })).status).toBe(200);
    await twin.step(1);
    const refused = { status: 401, body: { message: 'invalid_access_token' } };
    const headers = { 'access-token': unused };
    expect(await twin.get('/identity/proxy/check-token', { headers })).toMatchObject({ body: { message: 'invalid' } });
    expect(await twin.get('/identity', { as: unused })).toMatchObject(refused);
    await twin.step(-month);
    expect(await twin.get('/identity', { as: unused })).toMatchObject(refused);
  });

  it('may be exchanged more than once within a minute by its short token [API-039]', async () => {
    const session = await twin.send('POST', '/_mock/api/residents/noor/session');
    const path = `/identity/proxy/short-token/exchange/${session.text('exchange_token')}`;
    expect((await twin.get(path)).text('access_token')).toBe(session.text('access_token'));
    expect((await twin.get(path)).status).toBe(200);
    await twin.step(61);
    expect((await twin.get(path)).status).toBe(403);
  });

  it('of nobody is refused, and so are no token and the words "Bearer null"', async () => {
    for (const authorization of ['', 'Bearer null', 'Bearer nonsense']) {
      expect(await twin.get('/identity', { headers: { authorization } })).toMatchObject({
        status: 401,
        body: { message: 'invalid_access_token' },
      });
    }
  });
});
