import { groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import {
  balanceAfter,
  claimable,
  typedAmount,
  type ReimbursementAnswers,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
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

/** The receipt beside the form: the balance now and afterwards, unless the municipality hides it. */
export function formReceipt({ voucher, answers }: ReimbursementSoFar, translate: Translate): ReceiptContent {
  return {
    ...common({ voucher, answers }, translate),
    lines: [...paidLine({ voucher, answers }, translate), ...balanceLines(voucher, answers.amount, translate)],
  };
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

function common({ voucher, answers }: ReimbursementSoFar, translate: Translate): Omit<ReceiptContent, 'lines'> {
  // Nothing is paid back without a voucher.
  const amount = voucher === null ? null : claimable(answers.amount, voucher.amount);
  const title = cleanLine(answers.title);
  return {
    tint: voucher === null ? 'zon' : tintOfFund(voucher.fund),
    title: title === '' ? translate('reimbursements.noTitle') : title,
    payer:
      voucher === null
        ? translate('reimbursements.form.noVoucherYet')
        : payerOf(voucher.fund.name, voucherOwner(voucher), translate),
    sum: { label: translate('reimbursements.sum.form'), ...sumValue(amount, translate) },
  };
}

/** What was paid, when that is more than can be paid back. */
function paidLine({ voucher, answers }: ReimbursementSoFar, translate: Translate): ReceiptContent['lines'] {
  const paid = typedAmount(answers.amount);
  if (paid === null || voucher === null || paid === claimable(answers.amount, voucher.amount)) return [];
  return [{ label: translate('reimbursements.line.paid'), value: formatAmount(paid), translate: 'no' }];
}

function balanceLines(voucher: Voucher | null, amount: string, translate: Translate): ReceiptContent['lines'] {
  const balance = voucher?.amount ?? null;
  if (balance === null) return [];
  const after = balanceAfter(balance, amount);
  const now = {
    label: translate('reimbursements.line.now'),
    value: formatAmount(balance),
    translate: 'no',
  } as const;
  return after === null
    ? [now]
    : [now, { label: translate('reimbursements.line.after'), value: formatAmount(after), translate: 'no' }];
}
