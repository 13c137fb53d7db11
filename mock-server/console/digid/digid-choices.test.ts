import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isBsn } from '../../src/domain/identity/bsn.ts';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const pathOf = (link: unknown): string => new URL(String(link)).pathname + new URL(String(link)).search;
const follow = async (link: unknown): Promise<string> =>
  String((await platform.send('GET', pathOf(link))).headers['location']);
const press = (to: string, form: { readonly [name: string]: string }) =>
  sendForm(platform.app, { url: to, form, world: platform.worldName });

/** The address of DigiD's page for somebody who confirms a BSN for a fund. */
async function visit(persona: string): Promise<string> {
  const as = await platform.tokenOf(persona);
  const start = await platform.post('/platform/digid', { as, body: { request: 'fund_request', fund_id: 3 } });
  return pathOf(await follow(start.text('redirect_url')));
}

const read = async (path: string): Promise<string> =>
  String((await platform.send('GET', path)).body).replaceAll(/\s+/g, ' ');
const ridIn = (path: string): string => new URL(path, 'http://platform').searchParams.get('rid') ?? '';
const landed = (name: string): string => `http://localhost:5173/fondsen/3/activeer?${name}`;

describe('a number of one’s own at DigiD', () => {
  const madeUp = (page: string): string => /bsn=(\d+)#bsn">Verzin er een/.exec(page)?.[1] ?? '';

  it('is made up on request: one of nobody, another at each press', async () => {
    const path = await visit('yusuf');
    const first = madeUp(await read(path));
    const page = await read(`${path}&bsn=${first}`);
    expect(page).toContain(`value="${first}"`);
    expect(page).toContain('Goed volgens de elfproef. Nog van niemand; komt bij dit account.');
    expect([isBsn(first), isBsn(madeUp(page)), madeUp(page) === first]).toEqual([true, true, false]);
    expect(platform.world().table('identities').first('bsn', first)).toBeUndefined();
    const chosen = await press('/_mock/digid', { rid: ridIn(path), bsn: first });
    expect(await follow(chosen.headers.location)).toBe(landed('digid_success=signed_up'));
  });

  it('is wrong on request, and told of before it is sent', async () => {
    const path = await visit('yusuf');
    const wrong = /bsn=(\d+)#bsn">Fout nummer/.exec(await read(path))?.[1] ?? '';
    expect(isBsn(wrong)).toBe(false);
    expect(await read(`${path}&bsn=${wrong}`)).toContain('Dit nummer klopt niet volgens de elfproef.');
    expect((await press('/_mock/digid', { rid: ridIn(path), bsn: wrong })).statusCode).toBe(422);
  });
});

describe('the residents at DigiD', () => {
  it('begin with the one who came along from the shop', async () => {
    const names = [...(await read(await visit('yusuf'))).matchAll(/name="bsn" value="(\d+)"/g)].map(([, bsn]) => bsn);
    expect(names[0]).toBe('999957107');
    expect(names.length).toBeGreaterThan(20);
  });
});

describe('a municipality that keeps no BSN', () => {
  it('is a switch beside the choice, and is foretold', async () => {
    const path = await visit('yusuf');
    expect(await read(path)).toContain('De gemeente bewaart het BSN (<code>signed_up</code>).');
    await press('/_mock/do/digid-keeps', { fund: '3', keeps: '' });
    const page = await read(path);
    expect(page).toContain('De gemeente bewaart geen BSN (<code>signed_in</code>).');
    expect(page).toContain('Nog van niemand; de gemeente bewaart het niet');
    expect(page).toMatch(/Yusuf.*?<span class="mono tiny soft">signed_in<\/span>/);
    const chosen = await press('/_mock/digid', { rid: ridIn(path), bsn: '999957107' });
    expect(await follow(chosen.headers.location)).toBe(landed('digid_success=signed_in'));
    await press('/_mock/do/digid-keeps', { fund: '3', keeps: '1' });
    expect(await read(await visit('yusuf'))).toContain('De gemeente bewaart het BSN');
  });
});

describe('a choice that the world remembers', () => {
  const remembered = async (): Promise<unknown> => (await platform.send('GET', '/_mock/api/digid')).at('remembered');

  it('is the next one, and ends every visit after it until somebody chooses again', async () => {
    await press('/_mock/do/digid-remember', { remember: '1' });
    const path = await visit('samira');
    expect(await read(path)).toContain('Uw volgende keuze geldt daarna voor elk bezoek');
    await press('/_mock/digid', { rid: ridIn(path), error: '0040' });
    expect(await remembered()).toEqual({ error: '0040' });
    expect(await follow(await follow(`http://platform${await visit('samira')}`))).toBe(
      landed('digid_error=error_0040'),
    );
    expect(await read('/_mock/digid')).toContain('Elk bezoek loopt nu vanzelf zo af: <code>0040</code>.');
    await press('/_mock/do/digid-remember', { remember: '' });
    expect(await read(await visit('samira'))).toContain('Wie logt er in?');
  });

  it('is set and forgotten by HTTP, as a resident, a number or an ending', async () => {
    const set = (body: object) => platform.send('POST', '/_mock/api/digid/remember', { body });
    expect((await set({ persona: 'samira' })).body).toEqual({ remembered: { bsn: '999925714' } });
    expect(await follow(await follow(`http://platform${await visit('samira')}`))).toBe(
      landed('digid_success=signed_up'),
    );
    expect((await set({ error: 'lapsed' })).status).toBe(200);
    expect((await set({ bsn: '999901205' })).status).toBe(200);
    expect((await set({ bsn: '999901206' })).status).toBe(400);
    expect((await set({ error: '9999' })).status).toBe(400);
    expect((await set({ persona: 'nobody' })).status).toBe(400);
    expect(await remembered()).toEqual({ bsn: '999901205' });
    await platform.send('DELETE', '/_mock/api/digid/remember');
    expect(await remembered()).toBeNull();
  });
});
