import { money } from '@stadstegoed/core/shared/money.ts';
import { aReimbursement } from '@stadstegoed/core/testing/a-reimbursement.ts';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { describe, expect, it } from 'vitest';
import { beginReimbursement, type ReimbursementStart } from './reimbursement-answers.ts';
import { readReimbursementDraft } from './reimbursement-draft.ts';

const NOOR = aVoucher({ id: '7001', address: '0x1' });
const ILYAS = aVoucher({ id: '7002', address: '0x2' });
const start: ReimbursementStart = {
  vouchers: [NOOR, ILYAS],
  reimbursement: null,
  again: null,
  last: null,
  stored: null,
  voucherAddress: null,
  email: 's@post.example',
};
const chosen = (change: Partial<ReimbursementStart>) => {
  const { answers, isVoucherMissing } = beginReimbursement({ ...start, ...change });
  return [answers.voucherId, isVoucherMissing];
};

describe('the form begins', () => {
  it.each([
    ['without a voucher when there are two', {}, null, false],
    ['with the only voucher', { vouchers: [ILYAS] }, '7002', false],
    ['with the voucher of the address', { voucherAddress: '0x2' }, '7002', false],
    ['without a voucher that is not the resident’s', { voucherAddress: '0x9' }, null, true],
    [
      'without the only voucher when the address names another',
      { vouchers: [NOOR], voucherAddress: '0x9' },
      null,
      true,
    ],
    ['with the voucher of the draft', { reimbursement: aReimbursement({ voucherId: '7002' }) }, '7002', false],
    ['without a voucher of the draft that ended', { reimbursement: aReimbursement({ voucherId: '1' }) }, null, true],
  ] as const)('%s [RB-005]', (_name, change, voucherId, isMissing) => {
    expect(chosen(change)).toEqual([voucherId, isMissing]);
  });

  it('the form begins with what the platform has of a draft', () => {
    const reimbursement = aReimbursement({ amount: money(1895), description: null });
    expect(beginReimbursement({ ...start, reimbursement })).toMatchObject({
      answers: {
        title: 'Voetbalschoenen',
        amount: '18,95',
        description: '',
        iban: 'NL02 ABNA 0123 4567 89',
        email: '',
      },
      files: [{ uid: 'f3a9', name: 'bon.jpg', size: 184_200 }],
    });
  });

  it('the form begins with what this device kept, which is newer', () => {
    const stored = readReimbursementDraft({
      answers: { voucherId: '7001', title: 'Bril', amount: 'veel' },
      files: [{ uid: 'a', name: 'a.pdf', size: 3 }, 'b'],
      earlier: { voucherId: '7001', title: 'Bril', amount: 1895, files: ['a', 4] },
    });
    expect(stored?.earlier).toMatchObject({ voucherId: '7001', title: 'Bril', amount: 1895, iban: null, files: ['a'] });
    expect(beginReimbursement({ ...start, stored, reimbursement: aReimbursement() })).toMatchObject({
      answers: { voucherId: '7001', title: 'Bril', amount: 'veel', iban: '', files: ['a'] },
    });
  });

  it('with the resident’s e-mail address and the account of the one before, unless one was typed', () => {
    const last = aReimbursement({ ibanName: 'S. de Wit' });
    const { answers, isAccountKnown } = beginReimbursement({ ...start, last });
    const account = { iban: 'NL02 ABNA 0123 4567 89', ibanName: 'S. de Wit', email: start.email };
    expect(answers).toMatchObject({ ...account, title: '', amount: '', files: [] });
    expect(isAccountKnown).toBe(true);
    const stored = readReimbursementDraft({ answers: { iban: 'NL1' }, files: [] });
    expect(beginReimbursement({ ...start, last, stored })).toMatchObject({
      answers: { iban: 'NL1', ibanName: '' },
      isAccountKnown: false,
    });
  });

  it.each([{}, { answers: 1, files: [] }, { answers: {} }])(
    'the form begins without stored content like %j',
    (stored) => {
      expect(readReimbursementDraft(stored)).toBeNull();
    },
  );
});
