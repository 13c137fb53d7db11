import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptReservation } from '../domain/reservations/reservations.ts';
import {
  notifyOfReimbursement,
  notifyOfQuestion,
  notifyOfRecord,
  notifyOfRequest,
  notifyOfReservation,
  notifyOfVoucher,
} from './notify-resident.ts';
import type { World } from '../world/world.ts';
import type { ReservationRow } from '../tables/reservations.ts';
import { Harness, type Got } from '../testing/harness.ts';
import { Post } from '../testing/messages.ts';

const platform = await Harness.open();
const post = new Post(platform);
let world: World;
beforeEach(async () => {
  await platform.scenario('ordinary-tuesday');
  await platform.mock.removeMails();
  world = platform.world();
});
afterAll(() => platform.app.close());

/** The link to the notification settings, which every mail has that a resident may stop. */
const SETTINGS_LINK = /^http:\/\/localhost:5173\/preferences\/notifications\?token=[\da-f]{64}$/;

const kinds = async (): Promise<unknown[]> => (await platform.mock.mails()).map(({ kind }) => kind);
const text = async (): Promise<string> => String((await post.newest()).text);

function reserved(): ReservationRow {
  const [row] = world.table('product_reservations').where('state', 'pending');
  if (!row) throw new Error('Nothing is reserved.');
  return row;
}

describe('a mail of what happened', () => {
  it('says why a request was declined, and leads to the request in the shop', async () => {
    const reason = 'Uw inkomen is te hoog.';
    const request = post.request();
    const link = `http://localhost:5173/aanvragen/${request.id}`;
    notifyOfRequest(world, request, { type: 'fund_request_denied', reason });
    const mail = await post.newest();
    expect(mail).toMatchObject({
      from: { name: 'Gemeente Zonnedorp', address: 'noreply@zonnedorp.example' },
      to: 'noor@post.example',
      kind: 'fund_request_denied',
      subject: 'Aanvraag afgewezen',
      links: [link, expect.stringMatching(SETTINGS_LINK)],
      read: false,
    });
    expect(mail.text).toContain('De reden: Uw inkomen is te hoog.');
    expect(mail.text).toContain(`Aanvraag bekijken: ${link}`);
    expect(mail.text).toMatch(
      /\n\nMet vriendelijke groet,\nGemeente Zonnedorp\n\nWijzig welke mails u krijgt: http:\S+$/,
    );
    for (const part of [
      `<a href="${link}">Aanvraag bekijken</a>`,
      `Kopieer dan deze link:<br><a href="${link}">${link}</a>`,
      '<p class="sender">Gemeente Zonnedorp</p>',
      '<p>Met vriendelijke groet,<br>Gemeente Zonnedorp</p>',
    ])
      expect(mail.html).toContain(part);
  });

  it('calls what comes with a yes a remark', async () => {
    notifyOfRequest(world, post.request(), { type: 'fund_request_approved', reason: 'Veel plezier op school.' });
    expect(await text()).toContain('Toelichting: Veel plezier op school.');
  });

  it('brings the question with the way to its answer', async () => {
    const request = post.request();
    const asked = world.table('clarifications').insert({
      fund_request_id: request.id,
      fund_request_record_id: 1,
      question: 'Heeft u <nog> een loonstrook?',
      message: null,
      attachment_uid: null,
      answer: null,
      state: 'pending',
      file_uids: [],
      answered_at: null,
      created_at: world.now(),
      updated_at: world.now(),
    });
    notifyOfQuestion(world, request, asked);
    const question = `http://localhost:5173/funds/3/requests/${request.id}/clarifications/${asked.id}`;
    expect(await post.newest()).toMatchObject({
      links: [question, expect.stringMatching(SETTINGS_LINK)],
      html: expect.stringContaining('Heeft u &lt;nog&gt; een loonstrook?'),
      text: expect.stringContaining('Heeft u <nog> een loonstrook?'),
    });
  });

  it('is in the language in which the resident used the shop last', async () => {
    const as = await platform.tokenOf('noor');
    const subject = async (): Promise<unknown> => {
      notifyOfRequest(world, post.request(), { type: 'fund_request_approved' });
      return (await post.newest()).subject;
    };
    expect(await subject()).toBe('Aanvraag goedgekeurd');
    await platform.get('/identity', { as, headers: { 'accept-language': 'en' } });
    expect([await subject(), await text()]).toEqual([
      'Request approved',
      expect.stringContaining('Kind regards,\nGemeente Zonnedorp'),
    ]);
    await platform.get('/identity', { as, headers: { 'accept-language': 'nl' } });
    expect(await subject()).toBe('Aanvraag goedgekeurd');
  });

  it('comes for every step of a reservation but the own cancellation', async () => {
    const row = acceptReservation(world, reserved()) ?? reserved();
    for (const state of ['pending', 'accepted', 'rejected', 'canceled', 'canceled_by_client'] as const)
      notifyOfReservation(world, { ...row, state });
    const steps = ['canceled', 'rejected', 'accepted', 'created'];
    expect(await kinds()).toEqual(steps.map((step) => `product_reservation_${step}`));
  });

  it.each([
    ['an amount of a budget', 'budget', 750, true],
    ['the part that a sponsor pays', 'subsidies', 750, false],
    ['a free offer', 'budget', 0, false],
  ] as const)('says of %s whether it is on the voucher again', async (_what, type, amount, isBack) => {
    const row = reserved();
    const voucher = world.table('vouchers').get(row.voucher_id);
    for (const fund of world.table('funds').where('id', voucher?.fund_id ?? 0))
      world.table('funds').update(fund, { type });
    for (const state of ['rejected', 'canceled', 'accepted'] as const) {
      notifyOfReservation(world, { ...row, state, amount });
      const says = (await text()).includes('Het bedrag staat weer op uw tegoed.');
      expect([state, says]).toEqual([state, isBack && state !== 'accepted']);
    }
  });

  it('comes for every state of a reimbursement but a draft, with the reason of a no', async () => {
    const [row] = world.table('reimbursements').all();
    if (!row) throw new Error('There is no reimbursement.');
    const reason = 'De bon is niet te lezen.';
    for (const state of ['draft', 'pending', 'approved', 'declined'] as const)
      notifyOfReimbursement(world, { ...row, state, reason });
    const found = await platform.mock.mails();
    expect(found.map(({ kind, text }) => [kind, text.includes(reason)])).toEqual([
      ['reimbursement_declined', true],
      ['reimbursement_approved', false],
      ['reimbursement_submitted', false],
    ]);
  });

  it('leads to the record that a validator did not confirm', async () => {
    const [record] = world.table('records').where('identity_address', post.request().identity_address);
    notifyOfRecord(world, record?.id ?? 0, 'declined');
    expect(await post.newest()).toMatchObject({
      kind: 'record_validation_declined',
      from: { name: 'Gemeente Zonnedorp' },
      links: [`http://localhost:5173/records/${record?.id}/validations`, expect.any(String)],
    });
  });
});

describe('what a resident switched off', () => {
  const settings = async (body: object): Promise<Got> =>
    platform.patch('/platform/notifications/settings', {
      as: await platform.tokenOf('kees'),
      body: { email_unsubscribed: false, ...body },
    });
  const switchOff = (key: string, type: string): Promise<Got> =>
    settings({ preferences: [{ key, type, subscribed: false }] });
  const pushed = async (): Promise<unknown[]> => (await platform.mock.pushes('kees')).map(({ key }) => key);

  it('what a resident switched off by mail comes no more, the rest does', async () => {
    await switchOff('vouchers.payment_success', 'email');
    post.payment('kees');
    notifyOfVoucher(world, post.voucherOf('kees'), 'assigned');
    expect(await post.kindsTo('kees')).toEqual(['identity_voucher_assigned_budget']);
    expect(await pushed()).toEqual(['voucher.assigned', 'voucher.transaction']);
  });

  it('what a resident switched off on the phone comes no more, the mail does', async () => {
    await switchOff('voucher.transaction', 'push');
    post.payment('kees');
    expect([await post.kindsTo('kees'), await pushed()]).toEqual([['voucher_budget_transaction'], []]);
    await expect(platform.mock.pushes('nobody')).rejects.toThrow('404');
  });

  it('altogether leaves only the mails that are always sent', async () => {
    await settings({ email_unsubscribed: true });
    post.payment('kees');
    const as = await platform.tokenOf('kees');
    await platform.post(`/platform/vouchers/${post.voucherOf('kees').address}/send-email`, { as });
    expect(await post.kindsTo('kees')).toEqual(['voucher_qr']);
  });
});
