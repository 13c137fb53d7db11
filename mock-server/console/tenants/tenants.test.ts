import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness, type Got } from '../../src/testing/harness.ts';
import { outcomeOf } from '../../src/testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const change = (flags: object): Promise<Got> =>
  platform.send('PATCH', '/_mock/api/tenants/zonnedorp', { body: { flags } });

describe('the flags of a municipality', () => {
  it('change the next answer of the configuration, of this municipality alone', async () => {
    const flags = { 'records.create': false, digid: false, show_home_map: false, products_hard_limit: 10 };
    expect((await change(flags)).at('flags')).toMatchObject(flags);
    const { 'records.create': _create, ...shown } = flags;
    expect((await platform.get('/platform/config/webshop')).body).toMatchObject({
      data: { ...shown, records: { list: true, create: false }, show_office_map: true },
    });
    const general = await platform.get('/platform/config/webshop', { headers: { 'client-key': 'general' } });
    expect(general.at('data.show_home_map')).toBe(true);
  });

  it('stop DigiD itself when its flag goes off', async () => {
    await change({ digid: false });
    expect((await platform.post('/platform/digid', { body: { request: 'auth' } })).status).toBe(403);
  });

  it('are refused when nobody knows them or they are of another type', async () => {
    expect(outcomeOf(await change({ nothing: true }))).toBe('400 There is no flag "nothing".');
    expect(outcomeOf(await change({ digid: 1 }))).toBe('400 digid is a boolean.');
  });

  it('belong to a municipality that exists', async () => {
    expect((await platform.send('PATCH', '/_mock/api/tenants/nowhere', { body: { flags: {} } })).status).toBe(404);
  });
});
