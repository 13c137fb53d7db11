import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { amountLeft } from '../../src/domain/vouchers/voucher-state.ts';
import { movementsOf } from '../../src/domain/vouchers/vouchers.ts';
import { Harness } from '../../src/testing/harness.ts';
import { euros } from './data-head-part.ts';
import { colouredJson } from '../page-kit/json-part.ts';
import { balanceOf } from './balance.ts';
import { neighboursOf } from './look.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());
beforeEach(() => platform.scenario('ordinary-tuesday'));

const page = async (address: string): Promise<string> =>
  String((await platform.send('GET', address, { headers: { accept: 'text/html' } })).body);
const api = (table: string, id: number) => platform.send('GET', `/_mock/api/data/${table}/${id}`);

const vouchers = () => platform.world().table('vouchers').all();

/** A voucher that holds money for a reservation that waits. */
function holding(): number {
  const found = vouchers().find((row) => (balanceOf(platform.world(), row)?.held ?? 0) > 0);
  if (!found) throw new Error('No voucher holds money.');
  return found.id;
}

describe('the balance of a voucher', () => {
  it('has parts that are together the whole, and leaves what the shop shows', () => {
    const world = platform.world();
    const balances = vouchers().flatMap((row) => {
      const balance = balanceOf(world, row);
      return balance ? [{ row, balance }] : [];
    });
    expect(balances.length).toBeGreaterThan(10);
    for (const { row, balance } of balances) {
      expect(balance.spent + balance.held + balance.left).toBe(balance.whole);
      expect(balance.left).toBe(amountLeft(row, movementsOf(world, row)));
      expect(Math.min(balance.spent, balance.held)).toBeGreaterThanOrEqual(0);
    }
  });

  it('moves from held to spent when the reservation is accepted', async () => {
    const id = holding();
    const before = await api('vouchers', id);
    const waiting = platform.world().table('product_reservations').where('voucher_id', id);
    const pending = waiting.find(({ state }) => state === 'pending');
    await platform.send('POST', '/_mock/api/desk/reservation', { body: { id: pending?.id, decision: 'accept' } });
    const after = await api('vouchers', id);
    const amount = pending?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    expect(after.number('balance.held')).toBe(before.number('balance.held') - amount);
    expect(after.number('balance.spent')).toBe(before.number('balance.spent') + amount);
  });

  it('is not there for a voucher without money of its own', async () => {
    const product = vouchers().find(({ type }) => type === 'product');
    expect((await api('vouchers', product?.id ?? 0)).at('balance')).toBeNull();
    expect((await api('funds', 1)).at('balance')).toBeNull();
  });

  it('stands above what hangs on it, with its state and its kind', async () => {
    const id = holding();
    const shown = await page(`/_mock/data?table=vouchers&id=${id}`);
    const balance = await api('vouchers', id);
    const [held, left, whole] = ['held', 'left', 'whole'].map((part) => euros(balance.number(`balance.${part}`)));
    expect(shown).toContain(`<b class="sum">${left}</b> <span class="soft">left of ${whole}`);
    expect(shown).toContain(`held <span class="num">${held}</span>`);
    expect(shown).toMatch(/<rect class="held"[^>]* x="[\d.]+%" width="[\d.]+%"/);
    expect(shown).toContain('<span class="tag">regular</span>');
  });
});

it.each([
  [0, '€ 0,00'],
  [5, '€ 0,05'],
  [123_456_789, '€ 1.234.567,89'],
  [-950, '− € 9,50'],
])('writes %i cents as %s', (cents, words) => {
  expect(euros(cents)).toBe(words);
});

describe('what is due', () => {
  it('is a reminder and an end, of which the first is a jump away', async () => {
    const row = vouchers().find(
      ({ state, identity_address, type, expire_at }) =>
        state === 'active' && identity_address !== null && type === 'regular' && expire_at > '2027-06-01',
    );
    const due = (await api('vouchers', row?.id ?? 0)).list('due');
    expect(due.map(({ what }) => what)).toEqual(['reminder mail', 'ends']);
    const mails = platform.world().table('mails').size;
    expect(await page(`/_mock/data?table=vouchers&id=${row?.id}`)).toContain(
      `name="jump_to" value="${due[0]?.['at']}"`,
    );
    await platform.send('POST', '/_mock/api/clock', { body: { jump_to: due[0]?.['at'] } });
    await platform.send('GET', '/api/v1/platform/config/webshop');
    expect(platform.world().table('mails').size).toBeGreaterThan(mails);
    expect((await api('vouchers', row?.id ?? 0)).list('due').map(({ what }) => what)).toEqual(['ends']);
  });

  it('of a fund that is closed for good is nothing', async () => {
    await platform.send('POST', '/_mock/api/clock', { body: { jump_to: Date.parse('2040-01-01') } });
    expect((await api('funds', 1)).list('due')).toEqual([]);
  });
});

describe('who touched a row', () => {
  it('is who changed it and who asked for it, newest first, each a link', async () => {
    await platform.send('GET', '/api/v1/platform/funds/1');
    await platform.send('GET', '/api/v1/platform/funds/11');
    await platform.send('GET', '/api/v1/platform/funds/1?x=1');
    const touched = (await api('funds', 1)).at('changed_by');
    expect(touched).toEqual([3, 1]);
    expect(await page('/_mock/data?table=funds&id=1')).toContain('href="/_mock/requests?n=3"');
  });
});

describe('the neighbours of a row', () => {
  it('are those of the list that it was found in, or of the table', async () => {
    const world = platform.world();
    const ids = vouchers().map(({ id }) => id);
    const middle = { text: '', id: ids[3] ?? 0 };
    expect(await neighboursOf(world, 'vouchers', middle)).toEqual({
      total: ids.length,
      previous: ids[2],
      next: ids[4],
    });
    const stopped = vouchers().filter(({ state }) => state === 'deactivated');
    const found = await neighboursOf(world, 'vouchers', { text: '"deactivated"', id: stopped[0]?.id ?? 0 });
    expect(found).toMatchObject({ total: stopped.length, previous: null, next: stopped[1]?.id ?? null });
    expect(await neighboursOf(world, 'vouchers', { text: 'niemand', id: ids[0] ?? 0 })).toMatchObject({
      previous: null,
      next: ids[1],
    });
  });

  it('stay in the list while somebody goes on', async () => {
    const [, second] = platform.world().table('funds').where('type', 'budget');
    expect(await page(`/_mock/data?table=funds&id=${second?.id}&q=budget&tab=stored`)).toMatch(
      /href="\/_mock\/data\?table=funds&amp;q=budget&amp;id=\d+&amp;tab=stored"/,
    );
  });
});

it('tells of an offer from the voucher that pays for it, and the other way round', async () => {
  const child = vouchers().find(({ parent_id }) => parent_id !== null);
  expect((await api('vouchers', child?.parent_id ?? 0)).list('pointed_at_by.vouchers')).toHaveLength(
    vouchers().filter(({ parent_id }) => parent_id === child?.parent_id).length,
  );
  expect((await api('vouchers', child?.id ?? 0)).list('points_at')).toContainEqual({
    field: 'parent_id',
    table: 'vouchers',
    id: child?.parent_id,
  });
});

describe('coloured JSON', () => {
  it('tells keys, texts, numbers and words apart, and says the same', () => {
    const text = JSON.stringify({ 'a"b': '<1> "x": 2', n: [-1.5e-7, true, null] }, null, 2);
    const { markup } = colouredJson(text);
    expect(markup.match(/class="json-(\w)"/g)?.map((one) => one.at(-2))).toEqual(['k', 's', 'k', 'n', 'w', 'w']);
    const words = markup
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(words.replaceAll(/&quot;|&#34;/g, '"')).toBe(text);
  });
});

describe('a snapshot', () => {
  it('can be compared with now, on the page and by its call', async () => {
    await platform.send('POST', '/_mock/api/snapshots', { body: { name: 'vergelijk' } });
    const changes = async () => (await platform.send('GET', '/_mock/api/snapshots/vergelijk/changes')).list('changes');
    expect(await changes()).toEqual([]);
    await platform.send('PATCH', '/_mock/api/data/funds/1', { body: { changes: { name: 'Anders' } } });
    platform.world().table('tags').insert({ key: 'nieuw', name: 'Nieuw', scope: 'webshop' });
    const gone = platform.world().table('bookmarks').all()[0];
    if (gone) platform.world().table('bookmarks').remove(gone);
    expect((await changes()).map(({ table, kind }) => [table, kind])).toEqual([
      ['tags', 'added'],
      ['bookmarks', 'removed'],
      ['funds', 'changed'],
    ]);
    const shown = await page('/_mock/data?compare=vergelijk');
    expect(shown).toContain('Changed since vergelijk');
    expect(shown).toContain('Anders');
    expect(await page('/_mock/data?compare=niets')).toContain('There is no snapshot niets.');
  });
});

it('calls what hangs on a voucher by the offer that it is about, with its amount in euros', async () => {
  const row = platform
    .world()
    .table('product_reservations')
    .all()
    .find(({ state }) => state === 'pending');
  const offer = platform
    .world()
    .table('products')
    .get(row?.product_id ?? 0);
  const shown = await page(`/_mock/data?table=vouchers&id=${row?.voucher_id}`);
  expect(shown).toContain(`id=${row?.id}">${offer?.name}</a>`);
  expect(shown).toContain(`${euros(row?.amount ?? 0)} · pending`);
});
