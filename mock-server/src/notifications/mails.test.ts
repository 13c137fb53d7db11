import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptReservation } from '../domain/reservations/reservations.ts';
import {
  notifyOfReimbursement,
  notifyOfQuestion,
  notifyOfRequest,
  notifyOfReservation,
  notifyOfVoucher,
} from './notify-resident.ts';
import { Harness } from '../testing/harness.ts';
import type { Got } from '../testing/harness.ts';
import { Post } from '../testing/messages.ts';
import { mailedNotices } from './notice-mails.ts';
import { noticeTypes } from './notice-texts.ts';

const platform = await Harness.open();
const post = new Post(platform);
beforeEach(() => platform.scenario('ordinary-tuesday'));
afterAll(() => platform.app.close());

/** The link to the notification settings, which every mail has that a resident may stop. */
const SETTINGS_LINK = /^http:\/\/localhost:5173\/preferences\/notifications\?token=[\da-f]{64}$/;

describe('a mail of what happened', () => {
  it('says why a request was declined, and leads to the fund in the shop', async () => {
    await platform.mock.removeMails();
    notifyOfRequest(platform.world(), post.request(), {
      type: 'fund_request_denied',
      reason: 'Uw inkomen is te hoog.',
    });
    const [mail] = await platform.mock.mails();
    expect(mail).toMatchObject({
      from: { name: 'Gemeente Zonnedorp', address: 'noreply@zonnedorp.example' },
      to: 'noor@post.example',
      kind: 'fund_request_denied',
      subject: 'Aanvraag afgewezen',
      links: ['http://localhost:5173/fondsen/3', expect.stringMatching(SETTINGS_LINK)],
      read: false,
    });
    expect(mail?.['text']).toContain('De reden: Uw inkomen is te hoog.');
    expect(mail?.['text']).toContain('Regeling bekijken: http://localhost:5173/fondsen/3');
    expect(mail?.['html']).toContain('<a href="http://localhost:5173/fondsen/3">Regeling bekijken</a>');
    expect(mail?.['html']).toContain(
      'Werkt de knop niet? Kopieer dan deze link:<br><a href="http://localhost:5173/fondsen/3">http://localhost:5173/fondsen/3</a>',
    );
    expect(mail?.['html']).toContain('<p class="sender">Gemeente Zonnedorp</p>');
    expect(mail?.['html']).toContain('<p>Met vriendelijke groet,<br>Gemeente Zonnedorp</p>');
    expect(mail?.['text']).toMatch(
      /\n\nMet vriendelijke groet,\nGemeente Zonnedorp\n\nWijzig welke mails u krijgt: http:\S+$/,
    );
  });

  it('calls what comes with a yes a remark', async () => {
    await platform.mock.removeMails();
    notifyOfRequest(platform.world(), post.request(), {
      type: 'fund_request_approved',
      reason: 'Veel plezier op school.',
    });
    expect(String((await post.newest())['text'])).toContain('Toelichting: Veel plezier op school.');
  });

  it('brings the question with the way to its answer', async () => {
    await platform.mock.removeMails();
    const world = platform.world();
    const request = post.request();
    const times = { created_at: world.now(), updated_at: world.now() };
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
      ...times,
    });
    notifyOfQuestion(world, request, asked);
    const [mail] = await platform.mock.mails();
    expect(mail?.['links']).toEqual([
      `http://localhost:5173/funds/3/requests/${request.id}/clarifications/${asked.id}`,
      expect.stringMatching(SETTINGS_LINK),
    ]);
    expect(mail?.['html']).toContain('Heeft u &lt;nog&gt; een loonstrook?');
    expect(mail?.['text']).toContain('Heeft u <nog> een loonstrook?');
  });

  it('is in the language in which the resident used the shop last', async () => {
    const as = await platform.tokenOf('noor');
    const subject = async (): Promise<unknown> => {
      await platform.mock.removeMails();
      notifyOfRequest(platform.world(), post.request(), { type: 'fund_request_approved' });
      return (await post.newest()).subject;
    };
    expect(await subject()).toBe('Aanvraag goedgekeurd');
    await platform.get('/identity', { as, headers: { 'accept-language': 'en' } });
    expect(await subject()).toBe('Request approved');
    expect((await post.newest())['text']).toContain('Kind regards,\nGemeente Zonnedorp');
    await platform.get('/identity', { as, headers: { 'accept-language': 'nl' } });
    expect(await subject()).toBe('Aanvraag goedgekeurd');
  });

  it('comes for every step of a reservation, and to its provider', async () => {
    await platform.mock.removeMails();
    const world = platform.world();
    const row = world.table('product_reservations').where('state', 'pending')[0];
    if (!row) throw new Error('Nothing is reserved.');
    const accepted = acceptReservation(world, row);
    for (const state of ['pending', 'accepted', 'rejected', 'canceled', 'canceled_by_client'] as const) {
      notifyOfReservation(world, { ...(accepted ?? row), state });
    }
    expect((await platform.mock.mails()).map(({ kind }) => kind)).toEqual([
      'product_reservation_canceled',
      'product_reservation_rejected',
      'product_reservation_accepted',
      'product_reservation_created',
    ]);
  });

  it.each<[string, string, number, boolean]>([
    ['an amount of a budget', 'budget', 750, true],
    ['the part that a sponsor pays', 'subsidies', 750, false],
    ['a free offer', 'budget', 0, false],
  ])('says of %s whether it is on the voucher again', async (_what, type, amount, isBack) => {
    const world = platform.world();
    const row = world.table('product_reservations').where('state', 'pending')[0];
    const voucher = world.table('vouchers').get(row?.voucher_id ?? 0);
    const fund = world.table('funds').get(voucher?.fund_id ?? 0);
    if (!row || !fund) throw new Error('Nothing is reserved.');
    world.table('funds').update(fund, { type: type === 'budget' ? 'budget' : 'subsidies' });
    for (const state of ['rejected', 'canceled', 'accepted'] as const) {
      await platform.mock.removeMails();
      notifyOfReservation(world, { ...row, state, amount });
      const says = String((await post.newest()).text).includes('Het bedrag staat weer op uw tegoed.');
      expect([state, says]).toEqual([state, isBack && state !== 'accepted']);
    }
  });

  it('comes for every state of a reimbursement but a draft', async () => {
    await platform.mock.removeMails();
    const world = platform.world();
    const reimbursement = world.table('reimbursements').all()[0];
    if (!reimbursement) throw new Error('There is no such reimbursement.');
    for (const state of ['draft', 'pending', 'approved', 'declined'] as const)
      notifyOfReimbursement(world, { ...reimbursement, state, reason: 'De bon is niet te lezen.' });
    const found = await platform.mock.mails();
    expect(found.map(({ kind }) => kind)).toEqual([
      'reimbursement_declined',
      'reimbursement_approved',
      'reimbursement_submitted',
    ]);
    expect(found[0]?.['text']).toContain('De bon is niet te lezen.');
    expect(found[1]?.['text']).not.toContain('De bon is niet te lezen.');
  });

  it('is written for events of the shop only', () => {
    expect(mailedNotices.filter((type) => !noticeTypes.includes(type))).toEqual([]);
  });
});

describe('what a resident switched off', () => {
  const settings = (as: string, body: object): Promise<Got> =>
    platform.patch('/platform/notifications/settings', { as, body: { email_unsubscribed: false, ...body } });
  const off = (key: string, type: string): object => ({ preferences: [{ key, type, subscribed: false }] });

  it('by mail comes no more, the rest does', async () => {
    await settings(await platform.tokenOf('kees'), off('vouchers.payment_success', 'email'));
    await platform.mock.removeMails();
    post.payment('kees');
    notifyOfVoucher(platform.world(), post.voucherOf('kees'), 'assigned');
    expect(await post.kindsTo('kees')).toEqual(['identity_voucher_assigned_budget']);
    expect((await platform.mock.pushes('kees')).map(({ key }) => key)).toEqual([
      'voucher.assigned',
      'voucher.transaction',
    ]);
  });

  it('on the phone comes no more, the mail does', async () => {
    await settings(await platform.tokenOf('kees'), off('voucher.transaction', 'push'));
    await platform.mock.removeMails();
    post.payment('kees');
    expect(await post.kindsTo('kees')).toEqual(['voucher_budget_transaction']);
    expect(await platform.mock.pushes('kees')).toEqual([]);
  });

  it('altogether leaves only the mails that are always sent', async () => {
    const as = await platform.tokenOf('kees');
    await settings(as, { email_unsubscribed: true });
    await platform.mock.removeMails();
    post.payment('kees');
    await platform.post(`/platform/vouchers/${post.voucherOf('kees').address}/send-email`, { as });
    expect(await post.kindsTo('kees')).toEqual(['voucher_qr']);
  });
});
