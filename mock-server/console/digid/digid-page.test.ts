import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../fixtures/seed/base-world.ts';
import { digidErrors } from '../../src/services/digid/digid.ts';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

const platform = await Harness.open();
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;
const follow = async (link: unknown): Promise<string> =>
  String((await platform.send('GET', pathOf(link))).headers['location']);
const press = (url: string, form: { readonly [name: string]: string }) =>
  sendForm(platform.app, { url, form, world: platform.worldName });
const read = async (path: string): Promise<string> => String((await platform.send('GET', path)).body);
const landed = (name: string): string => `http://localhost:5173/fondsen/3/activeer?${name}`;

/** The address of the page for a resident who confirms a BSN for a fund, or for a visitor who signs in. */
async function visit(persona: string | null): Promise<string> {
  const body = persona === null ? { request: 'auth' } : { request: 'fund_request', fund_id: 3 };
  const as = persona === null ? {} : { as: await platform.tokenOf(persona) };
  const start = await platform.post('/platform/digid', { ...as, body });
  return pathOf(await follow(start.text('redirect_url')));
}

const ridIn = (path: string): string => new URL(path, 'http://platform').searchParams.get('rid') ?? '';

/** Chooses on the page and follows DigiD and the platform back to the shop. */
async function choose(path: string, choice: { readonly [name: string]: string }): Promise<string> {
  return follow((await press('/_mock/digid', { rid: ridIn(path), ...choice })).headers.location);
}

describe('the page of DigiD', () => {
  it('lists the residents, the one from the shop first, and brings back who signed in', async () => {
    const path = await visit('samira');
    expect(/<button name="bsn" value="(\d+)"/.exec(await read(path))?.[1]).toBe('999925714');
    expect(await choose(path, { bsn: '999925714' })).toBe(landed('digid_success=signed_up'));
  });

  it('signs in a visitor with a number of nobody, where the municipality allows it', async () => {
    expect(await choose(await visit(null), { bsn: '999913414' })).toContain('/auth-link?');
  });

  it('offers every ending, of which one is chosen', async () => {
    const path = await visit('samira');
    const page = await read(path);
    expect(digidErrors.filter(({ code }) => !page.includes(`value="${code}"`))).toEqual([]);
    expect(await choose(path, { error: '0040' })).toBe(landed('digid_error=error_0040'));
  });

  it('can answer for another session, or too late', async () => {
    expect(await choose(await visit('samira'), { error: 'mismatch' })).toBe(landed('digid_error=error_unknown_error'));
    const late = await press('/_mock/digid', { rid: ridIn(await visit('samira')), error: 'lapsed' });
    expect((await platform.send('GET', pathOf(late.headers.location))).status).toBe(404);
  });

  it.each(['999925715', '12345', ''])('rejects the number %j, which fails the eleven test', async (bsn) => {
    const answer = await press('/_mock/digid', { rid: ridIn(await visit('samira')), bsn });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('klopt niet volgens de elfproef');
    expect(answer.body).toContain('aria-invalid="true"');
  });

  it('has nothing to choose after ten minutes', async () => {
    const path = await visit('samira');
    await platform.step(601);
    expect(await platform.send('GET', path)).toMatchObject({ status: 404 });
    expect((await press('/_mock/digid', { rid: ridIn(path), bsn: '999925714' })).statusCode).toBe(404);
  });
});

describe('a remembered choice', () => {
  it('is the next one, and ends every visit after it until somebody chooses again', async () => {
    await press('/_mock/do/digid-remember', { remember: '1' });
    await choose(await visit('samira'), { error: '0040' });
    expect(platform.world().settings.digid_remembered).toEqual({ error: '0040' });
    expect(await follow(`http://platform${await visit('samira')}`)).toContain('/resolve?');
    expect(await read('/_mock/digid')).toContain('Every visit ends as <b lang="nl">Annuleren (0040)</b>');
    await press('/_mock/do/digid-remember', { remember: '' });
    expect(await read(await visit('samira'))).toContain('Wie logt er in?');
  });
});

it('refuses every start of DigiD after the switch', async () => {
  await press('/_mock/do/digid-start', { code: '0050' });
  const as = await platform.tokenOf('samira');
  expect((await platform.post('/platform/digid', { as, body: { request: 'fund_request', fund_id: 3 } })).status).toBe(
    503,
  );
});

describe('a DigiD confirmation', () => {
  const ageOf = async (as: string): Promise<number> =>
    (await platform.get('/identity', { as })).number('data.bsn_time');

  /** The check of a fund that itself lets a confirmation count for 900 seconds only. */
  async function check(as: string): Promise<number> {
    const [fund] = platform.table('funds').where('bsn_confirmation_api_time', 900);
    return (await platform.post(`/platform/funds/${fund?.id}/check`, { as })).status;
  }

  it('is let lapse on the page, of one or of all, for the shop and the platform, while the clock stays', async () => {
    const [noor, samira] = [await platform.tokenOf('noor'), await platform.tokenOf('samira')];
    const now = platform.world().now();
    expect([await ageOf(noor), await check(noor), await ageOf(samira)]).toEqual([60, 200, 120]);
    expect(await read('/_mock/digid')).toContain('>Noor van Dijk</td>');
    await press('/_mock/do/digid-expire', { id: String(accountOf(platform.world(), 'noor').id) });
    expect(await read('/_mock/digid')).not.toContain('>Noor van Dijk</td>');
    expect(await ageOf(noor)).toBeGreaterThan(900);
    expect([await check(noor), await ageOf(samira), platform.world().now()]).toEqual([403, 120, now]);
    await press('/_mock/do/digid-expire', {});
    expect(await ageOf(samira)).toBeGreaterThan(900);
  });

  it('runs out by the clock of the world as well', async () => {
    const as = await platform.tokenOf('noor');
    await platform.step(840);
    expect([await ageOf(as), await check(as)]).toEqual([900, 200]);
    await platform.step(1);
    expect(await check(as)).toBe(403);
  });

  it('can be over as soon as it is made, until the page says otherwise', async () => {
    await press('/_mock/do/digid-lapses', { lapses: '1' });
    expect(await read('/_mock/digid')).toContain('A new confirmation expires at once.');
    expect(await choose(await visit('noor'), { bsn: '999901205' })).toBe(landed('digid_success=signed_up'));
    expect(await ageOf(await platform.tokenOf('noor'))).toBeGreaterThan(900);
    await press('/_mock/do/digid-lapses', { lapses: '' });
    expect(platform.world().settings.digid_confirmation_lapses).toBe(false);
  });
});
