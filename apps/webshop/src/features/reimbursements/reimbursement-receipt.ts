import { groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import {
  balanceAfter,
  claimable,
  typedAmount,
  type ReimbursementAnswers,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { cleanLine, cleanName } from '@stadstegoed/core/shared/typed-text.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { Translate } from '../../lib/texts/texts.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { payerOf, sumValue, tintOfFund } from './reimbursement-texts.ts';

/** What is filled in, and the voucher that pays; null while none is chosen. */
export interface ReimbursementSoFar {
  readonly voucher: Voucher | null;
  readonly answers: ReimbursementAnswers;
}

/** The sum beside the form: what is paid back, and the balance that stays unless the municipality hides it. */
export function formReceipt(claim: ReimbursementSoFar, translate: Translate): ReceiptContent {
  const { voucher, answers } = claim;
  const { tint, payer, sum } = common(claim, translate);
  const paid = typedAmount(answers.amount);
  const known = { tint, title: translate('reimbursements.form.soFar'), payer: null };
  if (paid === null) return { ...known, lines: [], sum };
  const line = (label: string, amount: Money) => ({ label, value: formatAmount(amount), translate: 'no' as const });
  const lines = [line(translate('reimbursements.line.paid'), paid)];
  if (voucher === null) return { ...known, lines, sum: { label: sum.label, value: payer } };
  const taken = claimable(answers.amount, voucher.amount);
  if (taken !== null) lines.push(line(translate('reimbursements.line.from', { payer }), taken));
  const after = voucher.amount === null ? null : balanceAfter(voucher.amount, answers.amount);
  if (after !== null) lines.push(line(translate('reimbursements.line.after'), after));
  return { ...known, lines, sum };
}

/** The receipt of the confirmation: where the money goes. */
export function confirmReceipt(claim: ReimbursementSoFar, translate: Translate): ReceiptContent {
  const { iban, ibanName, files } = claim.answers;
  return {
    ...common(claim, translate),
    lines: [
      ...paidLine(claim, translate),
      { label: translate('reimbursements.line.iban'), value: groupedIban(iban), translate: 'no' },
      { label: translate('reimbursements.line.ibanName'), value: cleanName(ibanName), translate: 'no' },
      {
        label: translate('reimbursements.receipts'),
        value: translate('reimbursements.confirm.files', { count: files.length }),
      },
    ],
  };
}

function common({ voucher, answers }: ReimbursementSoFar, translate: Translate) {
  // Nothing is paid back without a voucher.
  const amount = voucher === null ? null : claimable(answers.amount, voucher.amount);
  return {
    tint: voucher === null ? 'zon' : tintOfFund(voucher.fund),
    title: cleanLine(answers.title),
    payer:
      voucher === null
        ? translate('reimbursements.form.noVoucherYet')
        : payerOf(voucher.fund.name, voucherOwner(voucher), translate),
    sum: { label: translate('reimbursements.sum.form'), ...sumValue(amount, translate) },
  } as const;
}

/** What was paid, when that is more than can be paid back. */
function paidLine({ voucher, answers }: ReimbursementSoFar, translate: Translate): ReceiptContent['lines'] {
  const paid = typedAmount(answers.amount);
  if (paid === null || voucher === null || paid === claimable(answers.amount, voucher.amount)) return [];
  return [{ label: translate('reimbursements.line.paid'), value: formatAmount(paid), translate: 'no' }];
}
