import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decideReimbursement } from '../../domain/reimbursements/reimbursements.ts';
import { Reimbursing, reimbursements } from '../../testing/reimbursing.ts';
import { Harness } from '../../testing/harness.ts';
import { Kees } from '../../testing/reserving.ts';

const platform = await Harness.open();
const kees = new Kees(platform);
const reimbursing = new Reimbursing(platform, kees);
beforeEach(() => kees.begin());
afterAll(() => platform.app.close());

describe('reading and cancelling', () => {
  it('lists the own claims, newest first, and narrows them [API-082]', async () => {
    reimbursing.upload('bon');
    const draft = await reimbursing.make({ voucher_id: kees.voucher().id });
    await platform.step(60);
    const sent = await reimbursing.make(reimbursing.complete({ state: 'pending' }));
    const ids = async (query = ''): Promise<unknown[]> =>
      (await platform.get(`${reimbursements}${query}`, kees.as)).list('data').map((row) => row['id']);
    const [first, second] = [draft.number('data.id'), sent.number('data.id')];
    expect(await ids()).toEqual([second, first]);
    expect(await ids('?per_page=1&page=2')).toEqual([first]);
    expect(await ids('?state=draft')).toEqual([first]);
    expect(await ids(`?fund_id=${kees.voucher().fund_id}`)).toHaveLength(2);
    expect(await ids('?fund_id=1')).toEqual([]);
    expect([await ids('?archived=1'), await ids('?archived=0')]).toEqual([[], [second, first]]);
    platform.world().table('vouchers').update(kees.voucher(), { state: 'deactivated' });
    expect([await ids('?archived=1'), await ids('?archived=0')]).toEqual([[second, first], []]);
    for (const query of ['?state=lost', '?fund_id=9999', '?per_page=101']) {
      expect((await platform.get(`${reimbursements}${query}`, kees.as)).status).toBe(422);
    }
  });

  it('reads one of the own, not one of somebody else [API-084]', async () => {
    const got = await reimbursing.make({ voucher_id: kees.voucher().id, title: 'Schoenen' });
    const path = `${reimbursements}/${got.number('data.id')}`;
    expect((await platform.get(path, kees.as)).body).toEqual(got.body);
    expect((await platform.get(`${reimbursements}/9999`, kees.as)).status).toBe(404);
    expect((await platform.get(path)).status).toBe(401);
    platform
      .world()
      .table('vouchers')
      .update(kees.voucher(), { identity_address: `0x${'3'.repeat(40)}` });
    expect((await platform.get(path, kees.as)).status).toBe(403);
    expect((await platform.delete(path, kees.as)).status).toBe(403);
  });

  it('takes back a claim that is not decided, and its money [API-086]', async () => {
    reimbursing.upload('bon');
    const sent = await reimbursing.make(reimbursing.complete({ state: 'pending' }));
    const path = `${reimbursements}/${sent.number('data.id')}`;
    expect(await platform.delete(path, kees.as)).toMatchObject({ status: 200, body: {} });
    expect(await kees.balance()).toBe('142.00');
    expect((await platform.get(path, kees.as)).status).toBe(404);
    expect((await reimbursing.make(reimbursing.complete())).status).toBe(201);
  });

  it('keeps a decided reimbursement, and says so', async () => {
    reimbursing.upload('bon');
    const sent = await reimbursing.make(reimbursing.complete({ state: 'pending' }));
    decideReimbursement(platform.world(), reimbursing.rowOf(sent), { state: 'declined', reason: 'Geen bon' });
    const path = `${reimbursements}/${sent.number('data.id')}`;
    const refused = await platform.delete(path, kees.as);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'U kunt deze declaratie niet meer annuleren.' },
    });
    expect((await platform.get(path, kees.as)).at('data')).toMatchObject({
      state: 'declined',
      reason: 'Geen bon',
      resolved: true,
      resolved_at: '2026-11-24',
      expire_at: null,
    });
    expect(await kees.balance()).toBe('142.00');
  });
});

describe('the sponsor', () => {
  it('pays what it approves, once', async () => {
    reimbursing.upload('bon');
    const sent = await reimbursing.make(reimbursing.complete({ state: 'pending' }));
    expect(decideReimbursement(platform.world(), reimbursing.rowOf(sent), { state: 'approved' })?.state).toBe(
      'approved',
    );
    expect(await kees.balance()).toBe('97.00');
    const voucher = await platform.get(`/platform/vouchers/${kees.voucher().address}`, kees.as);
    expect(voucher.list('data.transactions').map((row) => [row['target'], row['amount']])).toContainEqual([
      'iban',
      '45.00',
    ]);
    expect(
      decideReimbursement(platform.world(), reimbursing.rowOf(sent), { state: 'declined', reason: null }),
    ).toBeNull();
  });

  it('does not decide on drafts, nor after the voucher is over', async () => {
    reimbursing.upload('bon');
    const draft = await reimbursing.make(reimbursing.complete());
    expect(decideReimbursement(platform.world(), reimbursing.rowOf(draft), { state: 'approved' })).toBeNull();
    const sent = await reimbursing.change(draft, { state: 'pending' });
    await kees.daysLater(27);
    expect(decideReimbursement(platform.world(), reimbursing.rowOf(sent), { state: 'approved' })).toBeNull();
  });
});
