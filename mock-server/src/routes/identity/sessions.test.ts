import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from '../../wire/device.ts';
import { Harness } from '../../testing/harness.ts';
import { outcomeOf, outcomesOf } from '../../testing/outcome.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('several-sessions'));
afterAll(() => platform.app.close());

const place = '/identity/sessions';
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:148.0) Gecko/20100101 Firefox/148.0' };
const who = async (as: string): Promise<string> => outcomeOf(await platform.get('/identity', { as }));

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
    const outcomes = await outcomesOf(
      ...[101, -1, 'some'].map((size) => () => platform.get(`${place}?per_page=${size}`, { as })),
    );
    expect(outcomes).toEqual(outcomes.map(() => '422 per_page: Vul een getal van 0 tot en met 100 in.'));
    await platform.step(10 * 60);
    const types = (await platform.get(place, { as }))
      .list('data')
      .map((row) => `${String(row['type'])} ${String(row['current'])}`);
    expect(types, 'without those that were idle too long').toEqual([
      'webshop true',
      'webshop false',
      'me_app-android false',
    ]);
  });

  it('are read and ended by their owner only [API-108]', async () => {
    const as = await platform.tokenOf('samira');
    const other = await platform.tokenOf('noor');
    const first = (await platform.get(place, { as })).list('data')[0];
    const one = `${place}/${String(first?.['uid'])}`;
    expect((await platform.get(one, { as })).at('data')).toEqual(first);
    const statuses = [
      await platform.get(one, { as: other }),
      await platform.patch(`${one}/terminate`, { as: other }),
      await platform.get(`${place}/unknown`, { as }),
      await platform.patch(`${place}/unknown/terminate`, { as }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 404, 404]);
  });

  it('end one by one, or all at once with the current one [API-109] [API-110]', async () => {
    const [phone, desk, noor] = [
      await platform.tokenOf('samira'),
      await platform.tokenOf('samira'),
      await platform.tokenOf('noor'),
    ];
    await who(phone);
    const uid = (await platform.get(place, { as: phone })).text('data.0.uid');
    expect(await platform.patch(`${place}/${uid}/terminate`, { as: desk })).toMatchObject({ status: 200, body: {} });
    expect(await who(phone)).toBe('401 invalid_access_token');
    const left = (await platform.get(place, { as: desk })).list('data').map((row) => row['uid']);
    expect([left.length, left.includes(uid)]).toEqual([4, false]);
    const third = await platform.tokenOf('samira');
    await who(third);
    expect(await platform.patch(`${place}/terminate`, { as: desk })).toMatchObject({ status: 200, body: {} });
    const after = [await who(third), await who(desk), await who(noor)];
    expect(after).toEqual(['401 invalid_access_token', '401 invalid_access_token', '200']);
    const fresh = await platform.tokenOf('samira');
    expect((await platform.get(place, { as: fresh })).list('data')).toHaveLength(1);
  });
});

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = (version: number): string => `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0`;

it.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${apple} Version/18.2 Mobile/15E148 Safari/604.1`,
    'Safari 18, WebKit, iOS 18, mobile Apple iPhone',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15`,
    'Safari 17, WebKit, macOS 10, desktop Apple Macintosh',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome(131)} Safari/537.36 Edg/131.0.0.0`,
    'Edge 131, Blink, Windows 10, desktop null null',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome(131)} Mobile Safari/537.36`,
    'Chrome 131, Blink, Android 14, mobile null null',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${chrome(130)} Safari/537.36`,
    'Chrome 130, Blink, Android 13, tablet null null',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 140, Gecko, Linux null, desktop null null',
  ],
  [null, null],
  ['', null],
  ['curl/8.5.0', null],
])('the device of %s is read from it', (userAgent, words) => {
  const found = deviceOf(userAgent);
  const read =
    found &&
    [
      `${found.browser.name} ${found.browser.version}`,
      found.engine.name,
      `${found.os.name} ${found.os.version}`,
      `${found.device.type} ${found.device.manufacturer} ${found.device.model}`,
    ].join(', ');
  expect(read).toBe(words);
});
