import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../fixtures/seed/base-world.ts';
import { Harness } from '../../testing/harness.ts';
import type { Got } from '../../testing/harness.ts';
import { decide } from '../../services/digid/digid.ts';
import { sendForm } from '../../testing/send-form.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;
const ageOf = async (as: string): Promise<number> => (await platform.get('/identity', { as })).number('data.bsn_time');
/** Presses the button on the page of DigiD, for one resident or for all. */
const expire = (persona?: string): Promise<unknown> =>
  posted(
    '/_mock/do/digid-expire',
    persona === undefined ? {} : { id: String(accountOf(platform.world(), persona).id) },
  );
const posted = (url: string, fields: { readonly [name: string]: string }) =>
  sendForm(platform.app, { url, form: fields, world: platform.worldName });

/** The check of a fund that itself lets a confirmation count for 900 seconds only. */
function checkOf(as: string): Promise<Got> {
  const fund = platform.table('funds').where('bsn_confirmation_api_time', 900)[0];
  return platform.post(`/platform/funds/${fund?.id}/check`, { as });
}

/** From the start of a visit to where DigiD sends the browser back. */
async function left(as: string): Promise<string> {
  const start = await platform.post('/platform/digid', { as, body: { request: 'fund_request', fund_id: 3 } });
  const gone = await platform.send('GET', pathOf(start.text('redirect_url')));
  return new URL(String(gone.headers['location'])).searchParams.get('rid') ?? '';
}

describe('a DigiD confirmation', () => {
  it('is over now for the shop and for the platform, while the clock stays', async () => {
    const as = await platform.tokenOf('noor');
    const now = platform.world().now();
    expect([await ageOf(as), (await checkOf(as)).status]).toEqual([60, 200]);
    await expire('noor');
    expect(await ageOf(as)).toBeGreaterThan(900);
    expect((await checkOf(as)).status).toBe(403);
    expect(platform.world().now()).toBe(now);
  });

  it('runs out by the virtual clock as well', async () => {
    const as = await platform.tokenOf('noor');
    await platform.step(840);
    expect([await ageOf(as), (await checkOf(as)).status]).toEqual([900, 200]);
    await platform.step(1);
    expect((await checkOf(as)).status).toBe(403);
  });

  it('of somebody else stays, unless all are let lapse', async () => {
    const samira = await platform.tokenOf('samira');
    await expire('noor');
    expect(await ageOf(samira)).toBe(120);
    await expire();
    expect(await ageOf(samira)).toBeGreaterThan(900);
  });

  it('can be over as soon as it is made', async () => {
    await platform.mock.changeSettings({ digid_confirmation_lapses: true });
    const as = await platform.tokenOf('noor');
    const back = decide(platform.world(), platform.settings, { rid: await left(as), outcome: { bsn: '999901205' } });
    const landed = await platform.send('GET', pathOf(back));
    expect(String(landed.headers['location'])).toContain('digid_success=signed_up');
    expect(await ageOf(as)).toBeGreaterThan(900);
  });

  it('is let lapse on the page of DigiD, one or all', async () => {
    const page = async (): Promise<string> => String((await platform.send('GET', '/_mock/digid')).body);
    expect(await page()).toContain('<td>Noor van Dijk</td>');
    const noor = platform.table('identities').first('persona', 'noor');
    await posted('/_mock/do/digid-expire', { id: String(noor?.id) });
    expect(await page()).not.toContain('<td>Noor van Dijk</td>');
    await posted('/_mock/do/digid-lapses', { lapses: '1' });
    expect(await page()).toContain('A new confirmation expires at once.');
    await posted('/_mock/do/digid-lapses', { lapses: '' });
    expect(platform.world().settings.digid_confirmation_lapses).toBe(false);
  });
});
