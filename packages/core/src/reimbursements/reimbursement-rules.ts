import { NO_MONEY, minusMoney, money, type Money } from '../shared/money.ts';
import { readEmail, typedEmail } from '../shared/typed-email.ts';
import { readAmount } from '../shared/typed-number.ts';
import { cleanLine, cleanName, cleanText, isBlank } from '../shared/typed-text.ts';
import { isUsable } from '../vouchers/voucher-rules.ts';
import type { Voucher } from '../vouchers/voucher.ts';
import { plainIban, type IbanProblem } from './iban.ts';

/** Page size of the list of reimbursements (RB-028). */
export const REIMBURSEMENTS_PER_PAGE = 15;

/** The smallest amount that can be claimed. */
export const SMALLEST_REIMBURSEMENT: Money = money(10);

/** The lengths of the text fields, in characters. */
export const TITLE_MAX = 200;
export const DESCRIPTION_LENGTH = { min: 5, max: 2000 } as const;
export const IBAN_NAME_LENGTH = { min: 5, max: 100 } as const;
export const EMAIL_MAX = 200;
/** The most files of one reimbursement. */
export const MAX_RECEIPTS = 10;

/** A reimbursement as the resident types it; `files` are the uids of uploaded files. */
export interface ReimbursementAnswers {
  readonly voucherId: string | null;
  readonly title: string;
  /** As typed, such as `18,95`. */
  readonly amount: string;
  readonly description: string;
  readonly files: readonly string[];
  readonly iban: string;
  readonly ibanName: string;
  readonly email: string;
}

/** A reimbursement as it is sent; null for a field that a draft does not have yet. */
export interface ReimbursementFields {
  readonly voucherId: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly amount: Money | null;
  readonly email: string | null;
  readonly iban: string | null;
  readonly ibanName: string | null;
  readonly files: readonly string[];
}

/** The name of a field of the form. */
export type ReimbursementField = keyof ReimbursementAnswers;

/** The validation error of a field. */
export type ReimbursementProblem =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'not_an_amount'
  | 'too_low'
  | 'above_balance'
  | IbanProblem
  | 'not_an_email';

/** What the rules need to know beside the answers. */
export interface ReimbursementFacts {
  /** The balance of the chosen voucher; null while no voucher is chosen, and where it is hidden: the platform decides then. */
  readonly available: Money | null;
  /** Why a bare account number is not an IBAN, from the port `AccountNumbers`; null when it is one. */
  readonly ibanProblem: (iban: string) => IbanProblem | null;
}

/** What a resident sends: the answers, and the draft that they belong to. */
export interface ReimbursementInput {
  /** Null for a reimbursement that the platform does not have yet. */
  readonly id: string | null;
  readonly answers: ReimbursementAnswers;
  readonly facts: ReimbursementFacts;
  /** What an earlier attempt without an answer sent; null without one. */
  readonly earlier: ReimbursementFields | null;
}

type Rule = (answers: ReimbursementAnswers, facts: ReimbursementFacts) => ReimbursementProblem | null;

/** The rules of submitting, in the order of the form. Description and e-mail address are optional. */
const RULES: Readonly<Record<ReimbursementField, Rule>> = {
  files: ({ files }) => (files.length === 0 ? 'required' : null),
  title: ({ title }) => lengthProblem(cleanLine(title), { min: 1, max: TITLE_MAX }) ?? requiredText(title),
  amount: ({ amount }, { available }) => amountProblem(amount, available),
  description: ({ description }) => lengthProblem(cleanText(description), DESCRIPTION_LENGTH),
  voucherId: ({ voucherId }) => (voucherId === null ? 'required' : null),
  iban: ({ iban }, { ibanProblem }) => requiredText(iban) ?? ibanProblem(plainIban(iban)),
  ibanName: ({ ibanName }) => requiredText(ibanName) ?? lengthProblem(cleanName(ibanName), IBAN_NAME_LENGTH),
  email: ({ email }) =>
    lengthProblem(typedEmail(email), { min: 0, max: EMAIL_MAX }) ??
    (isBlank(email) || readEmail(email).ok ? null : 'not_an_email'),
};

/** The fields in the order of the form. */
const FIELDS: readonly ReimbursementField[] = [
  'files',
  'title',
  'amount',
  'description',
  'voucherId',
  'iban',
  'ibanName',
  'email',
];

/** The validation error of a field when the reimbursement is submitted; null when valid. */
export function reimbursementProblem(
  field: ReimbursementField,
  answers: ReimbursementAnswers,
  facts: ReimbursementFacts,
): ReimbursementProblem | null {
  return RULES[field](answers, facts);
}

/** Whether a reimbursement can be submitted. */
export function isComplete(answers: ReimbursementAnswers, facts: ReimbursementFacts): boolean {
  return FIELDS.every((field) => reimbursementProblem(field, answers, facts) === null);
}

/** The validation error of a field of a draft: only the voucher is required (reading 18). */
export function draftProblem(
  field: ReimbursementField,
  answers: ReimbursementAnswers,
  facts: ReimbursementFacts,
): ReimbursementProblem | null {
  const problem = reimbursementProblem(field, answers, facts);
  return problem === 'required' && field !== 'voucherId' ? null : problem;
}

/** The typed amount; null when it is empty or not an amount. */
export function typedAmount(text: string): Money | null {
  const read = readAmount(text);
  return read.kind === 'value' ? read.value : null;
}

/**
 * The part of a paid amount that can be claimed; null without a valid amount. A resident may have paid more than the
 * balance: then the balance is claimed, because the platform refuses more. `available` is null without a voucher.
 */
export function claimable(paid: string, available: Money | null): Money | null {
  const amount = typedAmount(paid);
  return amount !== null && available !== null && amount > available ? available : amount;
}

/** What the voucher has left after the reimbursement; null without a valid amount. */
export function balanceAfter(available: Money, paid: string): Money | null {
  const claimed = claimable(paid, available);
  return claimed === null || claimed === NO_MONEY ? null : minusMoney(available, claimed);
}

/** The answers as they are sent, with the amount that can be claimed; null without a voucher. */
export function toFields(
  answers: ReimbursementAnswers,
  { available }: Pick<ReimbursementFacts, 'available'>,
): ReimbursementFields | null {
  const { voucherId, files } = answers;
  if (voucherId === null) return null;
  return {
    voucherId,
    title: orNull(cleanLine(answers.title)),
    description: orNull(cleanText(answers.description)),
    amount: claimable(answers.amount, available),
    email: isBlank(answers.email) ? null : typedEmail(answers.email),
    iban: orNull(plainIban(answers.iban)),
    ibanName: orNull(cleanName(answers.ibanName)),
    files,
  };
}

/** A draft as it is sent, and what of the answers stays on the device only. */
export interface DraftFields {
  /** Null without a voucher. */
  readonly fields: ReimbursementFields | null;
  /** The filled fields that the platform would refuse. */
  readonly leftOut: readonly ReimbursementField[];
  /** Whether more was paid than the balance, which is sent in its place: the list of reimbursements shows what can be paid back. */
  readonly isReduced: boolean;
}

export function toDraftFields(answers: ReimbursementAnswers, facts: ReimbursementFacts): DraftFields {
  const leftOut = FIELDS.filter((field) => draftProblem(field, answers, facts) !== null);
  const emptied = Object.fromEntries(leftOut.filter((field) => field !== 'voucherId').map((field) => [field, '']));
  const sent = { ...answers, ...emptied };
  const isReduced = claimable(sent.amount, facts.available) !== typedAmount(sent.amount);
  return { fields: toFields(sent, facts), leftOut, isReduced };
}

/** Whether a resident can claim money back from a voucher. */
export function canClaimFrom(voucher: Voucher): boolean {
  return (
    voucher.type === 'regular' &&
    voucher.fund.type === 'budget' &&
    voucher.fund.allowReimbursements &&
    isUsable(voucher)
  );
}

function requiredText(text: string): ReimbursementProblem | null {
  return isBlank(text) ? 'required' : null;
}

/** An empty text has no length problem: it is missing, or it is optional. */
function lengthProblem(
  { length }: string,
  { min, max }: { readonly min: number; readonly max: number },
): ReimbursementProblem | null {
  if (length > max) return 'too_long';
  return length > 0 && length < min ? 'too_short' : null;
}

function amountProblem(text: string, available: Money | null): ReimbursementProblem | null {
  const read = readAmount(text);
  if (read.kind === 'empty') return 'required';
  if (read.kind !== 'value') return read.kind === 'too_low' ? 'too_low' : 'not_an_amount';
  if (read.value < SMALLEST_REIMBURSEMENT) return 'too_low';
  return available !== null && available < SMALLEST_REIMBURSEMENT ? 'above_balance' : null;
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
