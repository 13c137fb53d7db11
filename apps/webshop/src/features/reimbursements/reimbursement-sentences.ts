import type { ReimbursementField, ReimbursementProblem } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Money } from '@stadstegoed/core/shared/money.ts';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';
import type { TextKey } from '../../texts/text-keys.ts';

type Words = { readonly [Problem in ReimbursementProblem]?: TextKey };

const WORDS: Readonly<Record<ReimbursementField, Words>> = {
  voucherId: { required: 'reimbursements.problem.voucher' },
  title: { required: 'reimbursements.problem.title', too_long: 'reimbursements.problem.titleLong' },
  amount: {
    required: 'reimbursements.problem.amount',
    not_an_amount: 'reimbursements.problem.amountWrong',
    too_low: 'reimbursements.problem.amountLow',
    above_balance: 'reimbursements.problem.amountHigh',
  },
  description: {
    too_short: 'reimbursements.problem.descriptionShort',
    too_long: 'reimbursements.problem.descriptionLong',
  },
  files: { required: 'reimbursements.problem.files' },
  iban: {
    required: 'reimbursements.problem.iban',
    iban_country: 'reimbursements.problem.ibanCountry',
    iban_short: 'reimbursements.problem.ibanShort',
    iban_long: 'reimbursements.problem.ibanLong',
    iban_characters: 'reimbursements.problem.ibanCharacters',
    iban_check: 'reimbursements.problem.ibanWrong',
  },
  ibanName: {
    required: 'reimbursements.problem.ibanName',
    too_short: 'reimbursements.problem.ibanNameShort',
    too_long: 'reimbursements.problem.ibanNameLong',
  },
  email: { too_long: 'reimbursements.problem.email', not_an_email: 'shell.typed.email' },
};

/** The sentence for a validation error; null when valid. */
export function problemSentence(
  field: ReimbursementField,
  problem: ReimbursementProblem | null,
  available: Money | null,
): Sentence | null {
  if (problem === null) return null;
  const key = WORDS[field][problem] ?? 'shell.failure.refusedForm';
  return problem === 'above_balance' && available !== null
    ? { key, values: { balance: formatAmount(available) } }
    : { key };
}
