import { money } from '@stadstegoed/core/shared/money.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { ReimbursementAnswers } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { aReimbursement, aReimbursementDraft } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { confirmReceipt, formReceipt } from './reimbursement-receipt.ts';
import { problemSentence } from './reimbursement-sentences.ts';
import { lastDayText, payerOf, titleOf } from './reimbursement-texts.ts';
import { ownersOf } from './voucher-owners.ts';

const resolved = { resolvedOn: aDay('2026-11-20') };

it.each<[Reimbursement, string]>([
  [aReimbursementDraft(), 'begonnen op 17 november 2026'],
  [aReimbursement(), 'verstuurd op 18 november 2026'],
  [aReimbursement({ submittedOn: null }), 'verstuurd'],
  [aReimbursement({ state: 'approved', ...resolved }), 'goedgekeurd op 20 november 2026'],
  [aReimbursement({ state: 'declined', ...resolved }), 'afgewezen op 20 november 2026'],
  [aReimbursement({ state: 'declined' }), 'afgewezen'],
  [aReimbursementDraft({ expired: true }), 'het tegoed liep af op 31 december 2026'],
  [aReimbursementDraft({ deactivated: true }), 'het tegoed is gestopt'],
  [aReimbursement({ state: 'unknown' }), 'verstuurd op 18 november 2026'],
  [aReimbursement({ state: 'unknown', submittedOn: null }), 'begonnen op 17 november 2026'],
])('ends the line of a reimbursement with its day: %#, %s', async (reimbursement, text) => {
  const translate = await showTexts('nl', ['reimbursements']);
  expect(lastDayText(reimbursement, { translate, language: 'nl' }).replaceAll('\u00a0', ' ')).toBe(text);
});

it('has a name, and a payer with whom it is for, also while they are unknown', async () => {
  const translate = await showTexts('nl', ['reimbursements']);
  expect([titleOf({ title: 'Bril' }, translate), titleOf({ title: null }, translate)]).toEqual([
    'Bril',
    'Nog geen naam',
  ]);
  expect([payerOf('Pas', 'Noor', translate), payerOf('Pas', null, translate)]).toEqual(['Pas van Noor', 'Pas']);
});

const NO_TEXT = { title: '', amount: '', description: '', iban: '', ibanName: '', email: '' };
const NO_ANSWERS: ReimbursementAnswers = { voucherId: null, ...NO_TEXT, files: [] };
const voucher = aVoucher({ amount: money(5000), recordsTitle: 'Noor' });
const lines = (receipt: ReturnType<typeof formReceipt>) => receipt.lines.map(({ label, value }) => [label, value]);

it.each([
  ['', 'Nog geen bedrag', null],
  ['20', '€\u00a020,-', '€\u00a030,-'],
  ['50', '€\u00a050,-', '€\u00a00,-'],
])('says beside the form what is left after "%s": %s, %s', async (amount, sum, after) => {
  const translate = await showTexts('nl', ['reimbursements']);
  const receipt = formReceipt({ voucher, answers: { ...NO_ANSWERS, amount } }, translate);
  expect(receipt).toMatchObject({ title: 'Nog geen naam', payer: 'Kindtegoed van Noor', sum: { value: sum } });
  expect(lines(receipt)).toEqual([['Nu op uw tegoed', '€\u00a050,-'], ...(after === null ? [] : [['Daarna', after]])]);
});

it('promises no more than the balance of what was paid', async () => {
  const translate = await showTexts('nl', ['reimbursements']);
  const claim = { voucher, answers: { ...NO_ANSWERS, amount: '99999999' } };
  const paid = ['U betaalde', '€\u00a099.999.999,-'];
  for (const receipt of [formReceipt(claim, translate), confirmReceipt(claim, translate)]) {
    expect(receipt.sum.value).toBe('€\u00a050,-');
    expect(lines(receipt)[0]).toEqual(paid);
  }
  expect(lines(formReceipt(claim, translate))[2]).toEqual(['Daarna', '€\u00a00,-']);
});

it('has no lines, no payer and no sum before a voucher is chosen', async () => {
  const answers = { ...NO_ANSWERS, title: ' Bril ', amount: '5' };
  const receipt = formReceipt({ voucher: null, answers }, await showTexts('nl', ['reimbursements']));
  expect(receipt).toMatchObject({ title: 'Bril', payer: 'Nog geen tegoed gekozen', tint: 'zon', lines: [] });
  expect(receipt.sum.value).toBe('Nog geen bedrag');
});

it('confirms to which account the money goes, with the number of receipts', async () => {
  const answers = { ...NO_ANSWERS, iban: 'nl02abna0123456789', ibanName: 'S. de Wit', files: ['a', 'b'] };
  const receipt = confirmReceipt({ voucher, answers }, await showTexts('nl', ['reimbursements']));
  expect(lines(receipt)).toEqual([
    ['Op rekening', 'NL02 ABNA 0123 4567 89'],
    ['Op naam van', 'S. de Wit'],
    ['Bonnen', '2 toegevoegd'],
  ]);
});

it('knows the vouchers of a page by their id', () => {
  const items = [voucher, aVoucher({ id: '2', address: '0x2' })];
  const owners = ownersOf({ items, currentPage: 1, lastPage: 1, total: 2 });
  expect([...owners]).toEqual([
    ['5021', { address: voucher.address, name: 'Noor' }],
    ['2', { address: '0x2', name: null }],
  ]);
});

it('says how much is left when an amount is above the balance, and no amount with another problem', () => {
  const key = 'reimbursements.problem.amountHigh';
  expect(problemSentence('amount', 'above_balance', money(5000))).toEqual({
    key,
    values: { balance: '€\u00a050,-' },
  });
  expect(problemSentence('amount', 'above_balance', null)).toEqual({ key });
  expect(problemSentence('amount', 'too_low', money(5000))).toEqual({ key: 'reimbursements.problem.amountLow' });
  expect(problemSentence('title', 'iban_check', null)).toEqual({ key: 'shell.failure.refusedForm' });
  expect(problemSentence('amount', null, money(5000))).toBeNull();
});
