import { ClaimReimbursement } from '@stadstegoed/core/reimbursements/claim-reimbursement.ts';
import { ExplainReimbursementRefusal } from '@stadstegoed/core/reimbursements/explain-reimbursement-refusal.ts';
import { ReadReimbursementContext } from '@stadstegoed/core/reimbursements/read-reimbursement-context.ts';
import type { Reimbursements } from '@stadstegoed/core/reimbursements/reimbursements.port.ts';
import { SaveReimbursementDraft } from '@stadstegoed/core/reimbursements/save-reimbursement-draft.ts';
import { failure, invalid } from '@stadstegoed/core/shared/failure.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { singlePage } from '@stadstegoed/core/shared/page.ts';
import { err, ok } from '@stadstegoed/core/shared/result.ts';
import { aChosenFile, aStoredFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { aReimbursement, aReimbursementDraft } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { given } from '@stadstegoed/core/testing/given.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import type { Vouchers } from '@stadstegoed/core/vouchers/vouchers.port.ts';
import { Files } from '@stadstegoed/core/files/files.port.ts';
import { AccountNumbers } from '@stadstegoed/core/reimbursements/account-numbers.port.ts';
import { describe, expect, it, vi } from 'vitest';
import { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { anApp } from '../../../testing/an-app.ts';
import { memoryPrivateDrafts } from '../../../testing/memory-private-drafts.ts';
import { FirstPage } from '../../lib/upload/first-page.ts';
import { ReimbursementFormViewModel } from './reimbursement-form.vm.ts';

const VOUCHER = aVoucher({ id: '7001', address: '0x1', amount: money(18_750) });

const OTHER = aVoucher({ id: '7002', address: '0x2' });
const OVER = { ...VOUCHER, expired: true, expireAt: aDay('2026-12-21') };
const REASON = { message: 'U kunt deze declaratie niet meer wijzigen.' };

async function open(overrides: Partial<Reimbursements> = {}, id: string | null = null, drafts = memoryPrivateDrafts()) {
  const app = anApp();
  const create = vi.fn<Reimbursements['create']>(overrides.create ?? (async () => ok(aReimbursement({ id: '311' }))));
  const update = vi.fn<Reimbursements['update']>(overrides.update ?? (async () => ok(aReimbursement({ id: '310' }))));
  const list = vi.fn<Reimbursements['listAll']>(overrides.listAll ?? (async () => ok(singlePage([]))));
  const read = overrides.read ?? (async () => ok(aReimbursementDraft()));
  const last = async () => ok(singlePage([]));
  const lists = { list: last, listAll: list, storesDrafts: async () => ok(true) };
  const port = stubPort<Reimbursements>({ create, update, read, ...lists });
  const vouchers = vi.fn<Vouchers['list']>(async () => ok(singlePage([VOUCHER])));
  const upload = async ({ file }: { readonly file: { readonly name: string } }) =>
    ok(aStoredFile({ uid: `uid-${file.name}`, originalName: file.name }));
  const { container } = app;
  const readVoucher = vi.fn<Vouchers['read']>(async () => ok(VOUCHER));
  const ports = { vouchers: stubPort<Vouchers>({ list: vouchers, read: readVoucher }), reimbursements: port };
  const { session } = app.app;
  container.bind(ReadReimbursementContext).toConstantValue(new ReadReimbursementContext({ ...ports, session }));
  container.bind(ExplainReimbursementRefusal).toConstantValue(new ExplainReimbursementRefusal(ports));
  container.bind(Files).toConstantValue({ upload, download: vi.fn() });
  container.bind(FirstPage).toConstantValue(async () => null);
  container.bind(ClaimReimbursement).toConstantValue(new ClaimReimbursement(port));
  container.bind(SaveReimbursementDraft).toConstantValue(new SaveReimbursementDraft(port));
  container
    .bind(AccountNumbers)
    .toConstantValue({ problemOf: (iban) => (iban.startsWith('NL') ? null : 'iban_country') });
  container.bind(PrivateDrafts).toConstantValue(drafts);
  const model = container.get(ReimbursementFormViewModel, { autobind: true });
  model.start({ id, again: null, voucherAddress: null });
  await vi.waitFor(() => expect(model.context.state).not.toBe('loading'));
  return { ...app, model, create, update, list, vouchers, readVoucher, drafts };
}

async function fillIn({ claim }: ReimbursementFormViewModel): Promise<void> {
  const { form, uploads } = given(claim);
  form.set('title', 'Zwembril');
  form.set('amount', '18,95');
  form.set('iban', 'NL02ABNA0123456789');
  form.set('ibanName', 'S. de Wit');
  uploads.add([aChosenFile('bon.pdf')]);
  await vi.waitFor(() => expect(uploads.isSettled).toBe(true));
}

describe('the form of a reimbursement', () => {
  it('leaves the resident where she is when the answer comes after she has gone elsewhere', async () => {
    const { model, go, shownToasts } = await open();
    await fillIn(model);
    const sent = model.send();
    model.stop();
    await sent;
    expect(go).not.toHaveBeenCalled();
    expect(shownToasts()).toEqual([{ kind: 'positive', sentence: { key: 'reimbursements.sent.toast' } }]);
  });

  it('says which day was the last one when the voucher ended while the question was open, and to choose another', async () => {
    const { model, vouchers, readVoucher } = await open({
      create: async () => err(invalid({ amount: ['Te weinig.'] })),
    });
    await fillIn(model);
    vouchers.mockResolvedValue(ok(singlePage([OTHER])));
    readVoucher.mockResolvedValue(ok(OVER));
    await model.send();
    const { form, voucher } = given(model.claim);
    expect(form.summary).toEqual([
      { field: 'voucherId', sentence: { key: 'shell.voucherEnd.expired.choose', values: { lastDay: '2026-12-21' } } },
    ]);
    expect([form.values.voucherId, voucher, form.values.title]).toEqual([null, null, 'Zwembril']);
  });

  it('asks for another voucher when the chosen one can no longer be used for this, whatever the reason', async () => {
    const { model, vouchers, dialogs } = await open({ create: async () => err(failure('forbidden', REASON)) });
    await fillIn(model);
    vouchers.mockResolvedValue(ok(singlePage([OTHER])));
    await model.send();
    model.submit();
    expect(dialogs.current).toBeNull();
    expect(given(model.claim).form.summary).toEqual([
      { field: 'voucherId', sentence: { key: 'reimbursements.problem.voucher' } },
    ]);
  });

  it.each([
    ['the list is empty', []],
    ['the list still has the one that ended', [VOUCHER]],
  ])('says so above the buttons when there is no other voucher, also for a draft: %s', async (_, left) => {
    const { model, vouchers, readVoucher } = await open({ create: async () => err(failure('forbidden', REASON)) });
    await fillIn(model);
    vouchers.mockResolvedValue(ok(singlePage(left)));
    readVoucher.mockResolvedValue(ok(OVER));
    await model.save();
    const sentence = { key: 'shell.voucherEnd.expired.call', values: { lastDay: '2026-12-21' } };
    expect([model.problem, model.overtaken]).toEqual([sentence, null]);
    const { form } = given(model.claim);
    expect(form.summary).toEqual([]);
    model.submit();
    const asked = left.length === 0 ? 'reimbursements.noVoucher.text' : 'reimbursements.problem.voucher';
    expect(form.summary).toEqual([{ field: 'voucherId', sentence: { key: asked } }]);
  });

  it('accepts an amount that the voucher chosen before could not pay', async () => {
    const { model } = await open();
    await fillIn(model);
    const claim = given(model.claim);
    claim.vouchers = [{ ...VOUCHER, amount: money(5) }, OTHER];
    model.submit();
    expect(Object.keys(claim.form.errors)).toEqual(['amount']);
    claim.chooseVoucher(OTHER.id);
    expect(claim.form.errors).toEqual({});
  });

  it('says that the voucher of a stored draft was stopped, so that it cannot be sent any more', async () => {
    const update = async () => err(failure('forbidden', REASON));
    const read = vi.fn<Reimbursements['read']>(async () => ok(aReimbursementDraft({ voucherId: '7001' })));
    const { model, vouchers, readVoucher } = await open({ update, read }, '310');
    await fillIn(model);
    vouchers.mockResolvedValue(ok(singlePage([OTHER])));
    readVoucher.mockResolvedValue(ok({ ...VOUCHER, state: 'deactivated' }));
    read.mockResolvedValue(ok(aReimbursementDraft({ voucherId: '7001', deactivated: true })));
    await model.send();
    expect([model.problem, model.overtaken]).toEqual([{ key: 'shell.voucherEnd.stopped.call' }, 'ended']);
  });

  it('saves at most the balance, says so, and shows what was paid when the draft is opened again', async () => {
    const { model, create, shownToasts, drafts } = await open();
    given(model.claim).form.set('amount', '999');
    await model.save();
    expect(create.mock.calls).toMatchObject([[{ amount: 18_750 }, 'draft']]);
    expect(shownToasts()).toEqual([{ kind: 'positive', sentence: { key: 'reimbursements.savedReduced' } }]);
    const read = async () => ok(aReimbursementDraft({ id: '311', amount: money(18_750) }));
    const again = given((await open({ read }, '311', drafts)).model.claim);
    expect([again.form.values.amount, again.mostPaidBack]).toEqual(['999', 18_750]);
  });
});
