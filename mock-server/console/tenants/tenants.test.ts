import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flagsOf, withFlags } from '../../src/domain/config/config-flags.ts';
import { tenantPatch } from '../../src/domain/config/tenant-patch.ts';
import { Harness } from '../../src/testing/harness.ts';
import type { Got } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

const place = '/_mock/api/tenants/zonnedorp';
const change = (body: object): Promise<Got> => platform.send('PATCH', place, { body });
const config = (): Promise<Got> => platform.get('/platform/config/webshop');
const filled = async (action: string, fields: { readonly [name: string]: string }): Promise<number> => {
  const form = { tenant: 'zonnedorp', ...fields };
  const answer = await sendForm(platform.app, { url: `/_mock/do/${action}`, form, world: platform.worldName });
  return answer.statusCode;
};

describe('the configuration of a municipality', () => {
  it('tells everything that can be changed', async () => {
    const list = await platform.send('GET', '/_mock/api/tenants');
    expect(list.list('tenants').map(({ key }) => key)).toEqual(
      expect.arrayContaining(['general', 'zonnedorp', 'waterveen']),
    );
    const got = await platform.send('GET', place);
    expect(got.body).toMatchObject({
      key: 'zonnedorp',
      flags: { digid: true, 'records.create': true, show_home_map: true, products_hard_limit: 25 },
      own_flags: [],
      sponsor: { bsn_enabled: true },
    });
    expect(Object.keys(Object(got.at('pages')))).toContain('privacy');
    expect((await platform.send('GET', '/_mock/api/tenants/nowhere')).status).toBe(404);
  });

  it('has flags that the next answer shows, of this municipality alone', async () => {
    const flags = { 'records.create': false, digid: false, show_home_map: false, products_hard_limit: 10 };
    expect((await change({ flags })).at('own_flags')).toEqual([
      'records.create',
      'show_home_map',
      'products_hard_limit',
    ]);
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
    await change({ flags: { 'records.create': null } });
    expect((await config()).at('data.records.create')).toBe(true);
  });

  it('stops DigiD itself when its flag goes off', async () => {
    await change({ flags: { digid: false } });
    expect((await platform.post('/platform/digid', { body: { request: 'auth' } })).status).toBe(403);
  });

  it('has announcements, a banner and pages, in markdown', async () => {
    const announcements = [
      { id: 1, type: 'danger', title: 'Storing', description: '**Even** wachten', dismissible: false },
    ];
    const pages = { privacy: { description: '## Nieuw' }, provider: null, sitemap: { description: 'Alles' } };
    await change({ announcements, banner: { title: 'Welkom' }, pages, informal: true, name: 'Zonnestad' });
    const got = await config();
    expect(got.body).toMatchObject({
      data: {
        implementation_name: 'Zonnestad',
        communication_type: 'informal',
        announcements: [
          { type: 'danger', title: 'Storing', description_html: expect.stringContaining('<strong>Even</strong>') },
        ],
        settings: { title: 'Welkom' },
        pages: {
          privacy: { description_html: expect.stringContaining('<h2>Nieuw</h2>') },
          sitemap: { description_html: expect.stringContaining('Alles') },
        },
      },
    });
    expect(Object.keys(Object(got.at('data.pages')))).not.toContain('provider');
  });

  it.each([
    [{ flags: { nothing: true } }, 'There is no flag "nothing".'],
    [{ flags: { digid: 3 } }, 'digid is a boolean.'],
    [{ flags: { products_hard_limit: true } }, 'products_hard_limit is a number.'],
  ])('refuses %o', async (body, message) => {
    const before = (await config()).body;
    expect(await change(body)).toMatchObject({ status: 400, body: { message } });
    expect((await config()).body).toEqual(before);
  });

  it.each([
    { colour: 'red' },
    { pages: { privacy: { external: 'yes' } } },
    { pages: { 'No Page': {} } },
    { announcements: [{ id: 1 }] },
  ])('does not understand %o', (body) => {
    expect(tenantPatch(body)).toEqual({ problem: expect.any(String) });
  });
});

describe('the page of municipalities', () => {
  const page = async (query: string): Promise<string> =>
    String((await platform.send('GET', `/_mock/tenants?${query}`)).body);

  it.each(['flags', 'announcements', 'banner', 'pages'])('has the part %s for every municipality', async (part) => {
    for (const { key } of platform.world().table('tenants').all()) {
      expect(await page(`key=${key}&part=${part}`)).toContain('aria-labelledby="h-tenant"');
    }
  });

  it('changes flags by the boxes that are ticked', async () => {
    const ticked = [...(await page('part=flags')).matchAll(/name="(flag-[\w.]+)" value="(\w+)" checked/g)];
    const fields = Object.fromEntries(ticked.map(([, name, value]) => [name ?? '', value ?? '']));
    const { 'flag-digid': _off, ...rest } = fields;
    expect(await filled('tenant-flags', { ...rest, bsn_enabled: '1', auto_apply: 'apply_manually' })).toBe(303);
    expect((await platform.send('GET', place)).body).toMatchObject({
      flags: { digid: false, 'records.create': true, products_hard_limit: 25 },
      own_flags: [],
      sponsor: { bsn_enabled: true, auto_apply: 'apply_manually' },
    });
  });

  it('adds an announcement, writes it anew and takes it away', async () => {
    const titles = async (): Promise<unknown[]> =>
      (await config()).list('data.announcements').map(({ title }) => title);
    const [first] = await titles();
    await filled('tenant-announcement', { id: '0', title: 'Dicht met Kerst', type: 'warning' });
    expect(await titles()).toEqual(['Dicht met Kerst', first]);
    await filled('tenant-announcement', { id: '2', title: 'Open met Kerst', type: 'success' });
    expect(await titles()).toEqual(['Open met Kerst', first]);
    await filled('tenant-announcement', { id: '2', title: 'x', type: 'success', remove: '1' });
    expect(await titles()).toEqual([first]);
    expect(await filled('tenant-announcement', { id: '0', title: '', type: 'success' })).toBe(400);
  });

  it('writes a page and a banner, adds a page and takes one away', async () => {
    const words = { description: 'Nieuwe woorden', position: 'before', alignment: 'center', blocks: '[]', faq: '[]' };
    await filled('tenant-page', { page: 'privacy', ...words });
    await filled('tenant-page', { page: 'sitemap' });
    await filled('tenant-page', { page: 'provider', remove: '1' });
    await filled('tenant-banner', { title: 'Hallo', description: '', alignment: 'left', color: '' });
    const got = await config();
    expect(got.at('data.pages.privacy')).toMatchObject({
      description_position: 'before',
      description_alignment: 'center',
    });
    expect([got.at('data.pages.provider'), got.at('data.settings.title')]).toEqual([undefined, 'Hallo']);
    expect(got.at('data.pages.sitemap.description_html')).toBe('');
    expect(await filled('tenant-page', { page: 'privacy', ...words, faq: '{' })).toBe(400);
    expect(await filled('tenant-page', { page: 'privacy', tenant: 'nowhere', ...words })).toBe(404);
  });
});

describe('the flags of a document', () => {
  const document = {
    records: { list: true, create: false },
    limit: 3,
    name: 'x',
    pages: { home: { external: false } },
    fonts: [true],
  };
  it('are its switches and numbers, wherever they stand, but those of its words', () => {
    expect(flagsOf(document)).toEqual({ 'records.list': true, 'records.create': false, limit: 3 });
  });

  it('can have other values, and the rest stays', () => {
    expect(withFlags(document, { 'records.create': true, limit: 4 })).toEqual({
      ...document,
      records: { list: true, create: true },
      limit: 4,
    });
    expect(document.records.create).toBe(false);
  });
});
