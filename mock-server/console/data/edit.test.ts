import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import type { TableName } from '../../src/database/shape.ts';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';
import { readRowText } from './edit-text.ts';
import { rowIn } from './look.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());
beforeEach(() => platform.scenario('ordinary-tuesday'));

const patch = (table: TableName, id: number, body: object) =>
  platform.send('PATCH', `/_mock/api/data/${table}/${id}`, { body });

const row = (table: TableName, id: number): Input => objectOf(rowIn(platform.world(), table, id));

/** The first row with this value. */
function first(table: TableName, field: string, value: unknown): number {
  const found = platform
    .world()
    .table(table)
    .all()
    .find((one) => objectOf(one)[field] === value);
  if (!found) throw new Error(`No row of ${table} has ${field} ${String(value)}.`);
  return found.id;
}

const voucher = (): number => first('vouchers', 'type', 'regular');

describe('an edit of a row', () => {
  it('sets what is named, as one line of the history that can be taken back', async () => {
    const before = platform.world().snapshot();
    const number = platform.world().transactions + 1;
    const edited = await patch('funds', 1, { changes: { name: 'Meedoen', email_required: true } });
    expect(edited.at('transaction')).toBe(number);
    expect(row('funds', 1)).toMatchObject({ name: 'Meedoen', email_required: true });
    const line = await platform.send('GET', `/_mock/api/history/${number}`);
    expect([line.at('action'), line.at('rows.0.table'), line.at('rows.1')]).toEqual([
      'edit of funds 1',
      'funds',
      undefined,
    ]);
    await platform.send('POST', '/_mock/api/history/goto', { body: { before_transaction: number } });
    expect(platform.world().snapshot().tables).toEqual(before.tables);
  });

  it('changes nothing when it says what is there already', async () => {
    const same = await patch('funds', 1, { changes: { name: row('funds', 1)['name'] } });
    expect([same.status, same.at('transaction')]).toEqual([200, null]);
  });

  it.each<[string, TableName, object, string]>([
    ['a text for an amount', 'vouchers', { amount: '12.50' }, 'amount'],
    ['a word that is no state', 'vouchers', { state: 'lost' }, 'state'],
    ['a day that no calendar has', 'vouchers', { expire_at: '2026-02-30' }, 'expire_at'],
    ['a fund that is not there', 'vouchers', { fund_id: 999_999 }, 'fund_id'],
    ['an account that is not there', 'vouchers', { identity_address: '0x0' }, 'identity_address'],
    ['a place deep inside', 'vouchers', { history: [{ id: 1, event: 'x', created_at: 1 }] }, 'history[0].event'],
    ['a strange field', 'vouchers', { colour: 'red' }, 'colour'],
    ['another number', 'vouchers', { id: 12_345 }, 'id'],
  ])('is refused for %s, forced too, with the place, and changes nothing', async (_words, table, changes, place) => {
    const before = [platform.world().snapshot().tables, platform.world().transactions];
    for (const force of [false, true]) {
      const refused = await patch(table, voucher(), { changes: { deactivation_note: 'x', ...changes }, force });
      expect([refused.status, refused.at('refused'), refused.at('fields.0.field')]).toEqual([422, 'shape', place]);
      expect(refused.text('message')).toContain(`Nothing was changed. ${place}: `);
    }
    expect([platform.world().snapshot().tables, platform.world().transactions]).toEqual(before);
  });

  it.each<[string, TableName, string, unknown, object]>([
    ['what a row belongs to', 'vouchers', 'type', 'regular', { fund_id: 2 }],
    ['when it was made', 'vouchers', 'type', 'regular', { created_at: 1 }],
    ['an amount below nothing', 'products', 'unlimited_stock', false, { price: -1 }],
    ['an end before the begin', 'funds', 'id', 1, { end_date: '1999-01-01' }],
    ['what is booked', 'transactions', 'state', 'success', { amount: 1 }],
    ['a state that follows from what happened', 'transactions', 'state', 'success', { state: 'canceled' }],
    ['a decision that is taken', 'reimbursements', 'state', 'approved', { state: 'pending' }],
    ['a key of another row', 'tags', 'id', 1, { key: 'second' }],
  ])('leaves %s alone unless it is forced', async (_words, table, field, value, changes) => {
    const tags = platform.world().table('tags');
    const other = tags.get(2);
    if (other) tags.update(other, { key: 'second' });
    const id = first(table, field, value);
    const before = row(table, id);
    const refused = await patch(table, id, { changes });
    expect([refused.status, refused.at('refused')]).toEqual([422, 'rules']);
    expect(row(table, id)).toEqual(before);
    expect((await patch(table, id, { changes, force: true })).status).toBe(200);
    expect(row(table, id)).toEqual({ ...before, ...changes });
  });

  it('does not take money from a voucher that is gone', async () => {
    const id = platform.world().table('transactions').where('target', 'provider')[0]?.voucher_id ?? 0;
    expect((await patch('vouchers', id, { changes: { amount: 0 } })).at('fields.0.field')).toBe('amount');
  });

  it('reaches a state as the desk does, and sets the rest beside it', async () => {
    const id = first('product_reservations', 'state', 'pending');
    const payments = platform.world().table('transactions').size;
    const made = await patch('product_reservations', id, { changes: { state: 'accepted', user_note: 'graag' } });
    expect(made.status).toBe(200);
    expect(row('product_reservations', id)).toMatchObject({ state: 'accepted', user_note: 'graag' });
    expect(row('product_reservations', id)['accepted_at']).not.toBeNull();
    expect(platform.world().table('transactions').size).toBe(payments + 1);
  });

  it('sets only the state when it is forced', async () => {
    const id = first('product_reservations', 'state', 'pending');
    const payments = platform.world().table('transactions').size;
    await patch('product_reservations', id, { changes: { state: 'accepted' }, force: true });
    expect(row('product_reservations', id)).toMatchObject({ state: 'accepted', accepted_at: null });
    expect(platform.world().table('transactions').size).toBe(payments);
  });

  it('sends on for what is changed elsewhere, and knows what is not there', async () => {
    const tenant = await patch('tenants', 1, { changes: { name: 'x' } });
    expect([tenant.status, tenant.at('refused')]).toEqual([422, 'elsewhere']);
    expect((await patch('funds', 999_999, { changes: { name: 'x' } })).status).toBe(404);
    expect((await patch('funds', 1, {})).status).toBe(400);
    expect((await platform.send('PATCH', '/_mock/api/data/nothing/1', { body: { changes: { a: 1 } } })).status).toBe(
      404,
    );
  });
});

describe('the form of a row', () => {
  const send = (form: { readonly [name: string]: string }) =>
    platform.app.inject({
      method: 'POST',
      url: '/_mock/do/edit',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        'mock-world': platform.worldName,
      },
      payload: new URLSearchParams(form).toString(),
    });
  const written = (changes: object): string => JSON.stringify({ ...row('funds', 1), ...changes }, null, 2);

  it('stands on the page and saves what is written in it', async () => {
    const page = await platform.send('GET', '/_mock/data?table=funds&id=1&tab=edit', {
      headers: { accept: 'text/html' },
    });
    expect(page.body).toContain('action="/_mock/do/edit"');
    const form = { table: 'funds', id: '1', text: written({ name: 'Meedoen' }) };
    const saved = await sendForm(platform.app, { url: '/_mock/do/edit', form, world: platform.worldName });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/_mock/data?table=funds&id=1&tab=stored']);
    expect(row('funds', 1)['name']).toBe('Meedoen');
  });

  it('comes back as it was written, with what is wrong', async () => {
    const refused = await send({ table: 'funds', id: '1', text: written({ name: 5, key: 'mijn-eigen' }), force: '1' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('<code>name</code> must be a text between quotes');
    expect(refused.body).toContain('mijn-eigen');
    expect(refused.body).toMatch(/name="force" value="1" checked/);
    expect(row('funds', 1)['key']).not.toBe('mijn-eigen');
  });

  it('is not there for a row of a world that is looked back at, nor for what is changed elsewhere', async () => {
    await platform.send('GET', '/api/v1/platform/funds');
    const html = { headers: { accept: 'text/html' } };
    const past = await platform.send('GET', '/_mock/data?table=funds&id=1&tab=edit&before=1', html);
    const tenant = await platform.send('GET', '/_mock/data?table=tenants&id=1&tab=edit', html);
    expect([past.body, tenant.body].map((page) => String(page).includes('/_mock/do/edit'))).toEqual([false, false]);
  });
});

describe('the text of a row', () => {
  const stored = { id: 1, name: 'x' };

  it('that is no JSON is refused with the line and the column', () => {
    expect(readRowText('{\n  "id": 1,\n  "name" "x"\n}', stored)).toMatchObject({
      problem: { field: '', why: expect.stringContaining('line 3 column 10') },
    });
  });

  it('that is no object, or that lost a field, is refused', () => {
    expect(readRowText('[1]', stored)).toMatchObject({ problem: { field: '' } });
    expect(readRowText('{"id": 1}', stored)).toMatchObject({ problem: { field: 'name' } });
    expect(readRowText('{"id": 1, "name": "y"}', stored)).toEqual({ changes: { id: 1, name: 'y' } });
  });
});
