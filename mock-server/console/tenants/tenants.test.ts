import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const change = (flags: object): Promise<Got> =>
  platform.send('PATCH', '/_mock/api/tenants/zonnedorp', { body: { flags } });
const config = (): Promise<Got> => platform.get('/platform/config/webshop');

describe('the flags of a municipality', () => {
  it('change the next answer of the configuration, of this municipality alone', async () => {
    const flags = { 'records.create': false, digid: false, show_home_map: false, products_hard_limit: 10 };
    expect((await change(flags)).at('flags')).toMatchObject(flags);
    expect((await config()).body).toMatchObject({
      data: {
        records: { list: true, create: false },
        digid: false,
        show_home_map: false,
        show_office_map: true,
        products_hard_limit: 10,
      },
    });
    const general = await platform.get('/platform/config/webshop', { headers: { 'client-key': 'general' } });
    expect(general.at('data.show_home_map')).toBe(true);
  });

  it('stop DigiD itself when its flag goes off', async () => {
    await change({ digid: false });
    expect((await platform.post('/platform/digid', { body: { request: 'auth' } })).status).toBe(403);
  });

  it.each([
    [{ nothing: true }, 'There is no flag "nothing".'],
    [{ digid: 1 }, 'digid is a boolean.'],
  ])('are refused as %o', async (flags, message) => {
    expect(await change(flags)).toMatchObject({ status: 400, body: { message } });
  });

  it('belong to a municipality that exists', async () => {
    expect((await platform.send('PATCH', '/_mock/api/tenants/nowhere', { body: { flags: {} } })).status).toBe(404);
  });
});
