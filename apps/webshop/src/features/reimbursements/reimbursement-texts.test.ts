import { money } from '@stadstegoed/core/shared/money.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import type { ReimbursementAnswers } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { aReimbursement, aReimbursementDraft } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aDay, aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it } from 'vitest';
import { showTexts } from '../../../testing/show-texts.ts';
import { confirmReceipt, formReceipt } from './reimbursement-receipt.ts';
import { problemSentence } from './reimbursement-sentences.ts';
import { lastDayText } from './reimbursement-texts.ts';

const resolved = { resolvedOn: aDay('2026-11-20') };

it.each<[Reimbursement, string | null]>([
  [aReimbursementDraft(), 'begonnen op 17 november 2026'],
  [aReimbursement(), 'verstuurd op 18 november 2026'],
  [aReimbursement({ submittedOn: null }), 'verstuurd'],
  [aReimbursement({ state: 'approved', ...resolved }), '20 november 2026'],
  [aReimbursement({ state: 'declined', ...resolved }), '20 november 2026'],
  [aReimbursement({ state: 'declined' }), null],
  [aReimbursementDraft({ expired: true }), 'het tegoed liep af op 31 december 2026'],
  [aReimbursementDraft({ deactivated: true }), 'het tegoed is gestopt'],
  [aReimbursement({ state: 'unknown' }), 'verstuurd op 18 november 2026'],
  [aReimbursement({ state: 'unknown', submittedOn: null }), 'begonnen op 17 november 2026'],
])('ends the line of a reimbursement with its day: %#, %s', async (reimbursement, text) => {
  const translate = await showTexts('nl', ['reimbursements']);
  expect(lastDayText(reimbursement, { translate, language: 'nl' })?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
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
  expect(receipt).toMatchObject({ title: 'Zo komt het uit', sum: { value: sum } });
  const counted = [
    ['U betaalde', sum],
    ['Gaat van Kindtegoed van Noor', sum],
    ['Op het tegoed blijft', after],
  ];
  expect(lines(receipt)).toEqual(after === null ? [] : counted);
});

it('promises no more than the balance of what was paid', async () => {
  const translate = await showTexts('nl', ['reimbursements']);
  const claim = { voucher, answers: { ...NO_ANSWERS, amount: '99999999' } };
  const paid = ['U betaalde', '€\u00a099.999.999,-'];
  for (const receipt of [formReceipt(claim, translate), confirmReceipt(claim, translate)]) {
    expect(receipt.sum.value).toBe('€\u00a050,-');
    expect(lines(receipt)[0]).toEqual(paid);
  }
  expect(lines(formReceipt(claim, translate))[2]).toEqual(['Op het tegoed blijft', '€\u00a00,-']);
});

it('asks for a voucher before it promises a sum', async () => {
  const answers = { ...NO_ANSWERS, amount: '5' };
  const receipt = formReceipt({ voucher: null, answers }, await showTexts('nl', ['reimbursements']));
  expect(receipt.sum.value).toBe('Kies nog een tegoed');
  expect(lines(receipt)).toEqual([['U betaalde', '€\u00a05,-']]);
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
