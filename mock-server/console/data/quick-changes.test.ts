import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listOf, objectOf, textOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import type { TableName } from '../../src/database/shape.ts';
import { Harness } from '../../src/testing/harness.ts';
import { sendForm } from '../../src/testing/send-form.ts';

let platform: Harness;
beforeAll(async () => {
  platform = await Harness.open();
});
afterAll(() => platform.app.close());
beforeEach(() => platform.scenario('ordinary-tuesday'));

const changesOf = async (table: TableName, id: number): Promise<readonly Input[]> =>
  listOf(objectOf((await platform.send('GET', `/_mock/api/data/${table}/${id}`)).body), 'quick_changes').map(objectOf);

/** Does a change by its call, as a program does. */
async function make(table: TableName, id: number, label: string) {
  const change = (await changesOf(table, id)).find((one) => one['label'] === label);
  if (!change) throw new Error(`There is no "${label}" for ${table} ${id}.`);
  return platform.send('POST', `/_mock/api/desk/${textOf(change, 'action')}`, { body: objectOf(change['fields']) });
}

const labelsOf = async (table: TableName, id: number): Promise<readonly unknown[]> =>
  (await changesOf(table, id)).map(({ label }) => label);

/** A voucher with money on it that a shop takes. */
async function spendable(): Promise<number> {
  for (const { id } of platform.world().table('vouchers').where('type', 'regular')) {
    if ((await labelsOf('vouchers', id)).includes('empty')) return id;
  }
  throw new Error('Nobody can spend anything.');
}

const left = async (id: number): Promise<unknown> =>
  (await platform.send('GET', `/_mock/api/data/vouchers/${id}`)).at('as_the_shop_gets_it.value.amount');

describe('a quick change of a voucher', () => {
  it('adds € 50,00', async () => {
    const id = await spendable();
    const before = Number(await left(id));
    expect((await make('vouchers', id, 'add € 50,00')).body).toEqual({ done: true });
    expect(Number(await left(id)) - before).toBe(50);
  });

  it('empties it, after which there is nothing to take', async () => {
    const id = await spendable();
    await make('vouchers', id, 'empty');
    expect(await left(id)).toBe('0.00');
    expect(await labelsOf('vouchers', id)).toEqual(['end today', 'add € 50,00', 'deactivate']);
  });

  it('stops it and lets it work again', async () => {
    const id = await spendable();
    await make('vouchers', id, 'deactivate');
    expect(platform.world().table('vouchers').get(id)?.state).toBe('deactivated');
    expect(await labelsOf('vouchers', id)).toEqual(['activate']);
    await make('vouchers', id, 'activate');
    expect(platform.world().table('vouchers').get(id)?.state).toBe('active');
  });

  it('ends it, after which it can only be stopped', async () => {
    const id = await spendable();
    await make('vouchers', id, 'end today');
    expect(await labelsOf('vouchers', id)).toEqual(['deactivate']);
  });
});

describe('a quick change', () => {
  it.each([
    ['product_reservations', 'state', 'accept', 'accepted'],
    ['product_reservations', 'state', 'reject', 'rejected'],
    ['reimbursements', 'state', 'approve', 'approved'],
    ['reimbursements', 'state', 'decline', 'declined'],
    ['fund_requests', 'state', 'decline', 'declined'],
    ['fund_requests', 'state', 'disregard', 'disregarded'],
    ['fund_requests', 'state', 'approve', 'approved'],
    ['funds', 'state', 'close', 'closed'],
    ['offices', 'state', 'pause', 'paused'],
  ] as const)('of %s sets its %s: %s makes it %s', async (table, field, label, value) => {
    const ids = platform
      .world()
      .table(table)
      .all()
      .map(({ id }) => id);
    let made = false;
    for (const id of ids) {
      if (made || !(await labelsOf(table, id)).includes(label)) continue;
      made = true;
      await make(table, id, label);
      expect(platform.world().table(table).get(id)?.[field]).toBe(value);
      expect(await labelsOf(table, id)).not.toContain(label);
    }
    expect(made).toBe(true);
  });

  it('is only offered for what it would change, which is tried without a trace', async () => {
    const world = platform.world();
    const before = [world.snapshot(), world.transactions];
    const decided = world.table('reimbursements').where('state', 'approved')[0];
    expect(await labelsOf('reimbursements', decided?.id ?? 0)).toEqual([]);
    expect(await labelsOf('identities', 1)).toEqual([]);
    await spendable();
    expect([world.snapshot(), world.transactions]).toEqual(before);
  });

  it('is one click on the page, one line of the history, and gone again', async () => {
    const id = await spendable();
    const before = platform.world().snapshot();
    const number = platform.world().transactions + 1;
    const address = `/_mock/data?table=vouchers&id=${id}`;
    const send = (url: string, form: { readonly [name: string]: string }) =>
      sendForm(platform.app, { url, form, world: platform.worldName });
    const clicked = await send('/_mock/do/quick', { action: 'top-up', id: String(id), amount: '50,00', back: address });
    expect([clicked.statusCode, clicked.headers.location]).toEqual([303, address]);
    const { history } = objectOf((await platform.send('GET', `/_mock/api/data/vouchers/${id}`)).body);
    expect(history).toMatchObject([{ request: null, action: 'top-up at the desk', diff: { kind: 'added' } }]);
    expect(platform.world().transactions).toBe(number);
    const page = await platform.send('GET', `${address}&tab=history`, { headers: { accept: 'text/html' } });
    expect(page.body).toContain('name="before_transaction"');
    await send('/_mock/do/goto', { before_transaction: String(number), back: address });
    const { tables, random } = platform.world().snapshot();
    expect({ tables, random }).toEqual({ tables: before.tables, random: before.random });
  });

  it('is refused with the sentence of the desk, and so is a action that nobody wrote', async () => {
    const form = { action: 'reopen', id: '0' };
    const world = platform.worldName;
    const refused = await sendForm(platform.app, { url: '/_mock/do/quick', form, world });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('Hier valt niets')]);
    const strange = await sendForm(platform.app, { url: '/_mock/do/quick', form: { action: 'toString' }, world });
    expect(strange.statusCode).toBe(404);
  });
});
