import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../wire/device.ts';
import { Harness } from '../../testing/harness.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('several-sessions'));
afterAll(() => platform.app.close());

const place = '/identity/sessions';
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0' };

describe('sessions', () => {
  it('stand with the newest first, the own one marked, and their devices [API-107]', async () => {
    const as = await platform.tokenOf('samira');
    const got = await platform.get(`${place}?per_page=100`, { as, headers: firefox });
    expect(got.list('data').map((row) => [row['current'], row['active'], row['type'], row['client_type']])).toEqual([
      [true, true, 'webshop', 'webshop'],
      [false, true, 'webshop', 'webshop'],
      [false, false, 'webshop', 'webshop'],
      [false, false, 'me_app-android', 'me_app-android'],
    ]);
    expect(got.at('data.0.last_request')).toMatchObject({
      time_passed: 0,
      location: null,
      device_available: true,
      device_string: 'Firefox op een computer',
      device: { browser: { name: 'Firefox', version: '148' }, os: { name: 'Windows' }, device: { type: 'desktop' } },
    });
    expect(got.at('data.1.first_request.time_passed')).toBe(40 * 60);
    expect(got.at('data.3.last_request')).toMatchObject({ device_available: false, device: null });
    expect(got.at('meta')).toMatchObject({ per_page: 100, total: 4 });
  });

  it('that were idle too long are not listed, also when nobody tried them since [API-107]', async () => {
    const as = await platform.tokenOf('samira');
    await platform.get(place, { as });
    await platform.step(10 * 60);
    const types = (await platform.get(place, { as })).list('data').map((row) => [row['type'], row['current']]);
    expect(types).toEqual([
      ['webshop', true],
      ['webshop', false],
      ['me_app-android', false],
    ]);
  });

  it('are read by their owner only [API-108]', async () => {
    const as = await platform.tokenOf('samira');
    const other = await platform.tokenOf('noor');
    const first = (await platform.get(place, { as })).at('data.0');
    const uid = (await platform.get(place, { as })).text('data.0.uid');
    expect((await platform.get(`${place}/${uid}`, { as })).at('data')).toEqual(first);
    expect((await platform.get(`${place}/${uid}`, { as: other })).status).toBe(403);
    expect((await platform.patch(`${place}/${uid}/terminate`, { as: other })).status).toBe(403);
    expect((await platform.get(`${place}/unknown`, { as })).status).toBe(404);
    expect((await platform.patch(`${place}/unknown/terminate`, { as })).status).toBe(404);
  });

  it('end one by one: the token of the ended one gets 401, the others go on [API-109]', async () => {
    const [phone, desk] = [await platform.tokenOf('samira'), await platform.tokenOf('samira')];
    await platform.get('/identity', { as: phone });
    const uid = (await platform.get(place, { as: phone })).text('data.0.uid');
    expect(await platform.patch(`${place}/${uid}/terminate`, { as: desk })).toMatchObject({ status: 200, body: {} });
    expect(await platform.get('/identity', { as: phone })).toMatchObject({
      status: 401,
      body: { message: 'invalid_access_token' },
    });
    const left = (await platform.get(place, { as: desk })).list('data');
    expect(left.map((row) => row['uid'])).not.toContain(uid);
    expect(left).toHaveLength(4);
  });

  it('end all at once, with the current one [API-110]', async () => {
    const [phone, desk] = [await platform.tokenOf('samira'), await platform.tokenOf('samira')];
    const other = await platform.tokenOf('noor');
    await platform.get('/identity', { as: phone });
    expect(await platform.patch(`${place}/terminate`, { as: desk })).toMatchObject({ status: 200, body: {} });
    for (const as of [phone, desk]) expect((await platform.get('/identity', { as })).status).toBe(401);
    expect((await platform.get('/identity', { as: other })).status).toBe(200);
    const fresh = await platform.tokenOf('samira');
    expect((await platform.get(place, { as: fresh })).list('data')).toHaveLength(1);
  });

  it.each(['per_page=101', 'per_page=-1', 'per_page=some'])('refuse the page of %s', async (query) => {
    const as = await platform.tokenOf('samira');
    expect((await platform.get(`${place}?${query}`, { as })).at('errors.per_page')).toHaveLength(1);
  });

  it.each([
    ['GET', place],
    ['GET', `${place}/x`],
    ['PATCH', `${place}/terminate`],
    ['PATCH', `${place}/x/terminate`],
  ] as const)('are closed to a visitor: %s %s', async (method, path) => {
    expect((await platform.api(method, path)).status).toBe(401);
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
      'Safari 18, WebKit, iOS 18, mobile Apple iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      'Safari 17, WebKit, macOS 10, desktop Apple Macintosh',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge 131, Blink, Windows 10, desktop null null',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome 131, Blink, Android 14, mobile null null',
    ],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      'Chrome 130, Blink, Android 13, tablet null null',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox 140, Gecko, Linux null, desktop null null',
    ],
  ])('is read from %s', (userAgent, words) => {
    const found = deviceOf(userAgent);
    expect(
      `${found?.browser.name} ${found?.browser.version}, ${found?.engine.name}, ${found?.os.name} ${found?.os.version}, ` +
        `${found?.device.type} ${found?.device.manufacturer} ${found?.device.model}`,
    ).toBe(words);
  });

  it.each([null, '', 'curl/8.5.0'])('is unknown for %o', (userAgent) => {
    expect(deviceOf(userAgent)).toBeNull();
  });
});
