import { storedUids, type DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import type { ReimbursementAnswers } from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Reimbursement } from '@stadstegoed/core/reimbursements/reimbursement.ts';
import { writeAmount } from '@stadstegoed/core/shared/typed-number.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { EMPTY_REIMBURSEMENT, type ReimbursementDraft } from './reimbursement-draft.ts';

/** What the form begins with. */
export interface ReimbursementStart {
  /** The vouchers that can be chosen. */
  readonly vouchers: readonly Voucher[];
  /** The draft of the platform; null for a new reimbursement. */
  readonly reimbursement: Reimbursement | null;
  /** What was refused before; its answers are those of the new one, but not its receipts. */
  readonly again: Reimbursement | null;
  /** The one before, for the account of a new one. */
  readonly last: Reimbursement | null;
  /** What this device kept; it is newer than what the platform has. */
  readonly stored: ReimbursementDraft | null;
  /** `voucher_address` of the address; null without one. */
  readonly voucherAddress: string | null;
  /** The resident's own e-mail address; null when unknown. */
  readonly email: string | null;
}

/** The answers and files that the form begins with. */
export interface ReimbursementBeginning {
  readonly answers: ReimbursementAnswers;
  readonly files: readonly DraftFile[];
  /** Whether a voucher was named that cannot be chosen: of another resident, ended, or without reimbursements. */
  readonly isVoucherMissing: boolean;
  /** Whether the account is that of the one before, which is shown until the resident changes it. */
  readonly isAccountKnown: boolean;
}

/** The content that the form begins with: of this device, else of the platform, else empty. */
export function beginReimbursement(start: ReimbursementStart): ReimbursementBeginning {
  const { stored, reimbursement, again, last } = start;
  const before = reimbursement ?? again;
  const base =
    stored?.answers ??
    (before === null ? { ...EMPTY_REIMBURSEMENT.answers, email: start.email ?? '' } : answersOf(before));
  const files = stored?.files ?? filesOf(reimbursement);
  const { voucherId, isMissing } = chooseVoucher(start, base.voucherId);
  const { account, isAccountKnown } = chooseAccount(base, last === null ? null : answersOf(last));
  const { iban, ibanName, email } = account;
  return {
    answers: { ...EMPTY_REIMBURSEMENT.answers, ...base, iban, ibanName, email, voucherId, files: storedUids(files) },
    files,
    isVoucherMissing: isMissing,
    isAccountKnown,
  };
}

/** The account of the one before, and its address for the answer, unless an account was filled in. */
function chooseAccount(base: ReimbursementAnswers, last: ReimbursementAnswers | null) {
  if (last === null) return { account: base, isAccountKnown: false };
  const isFilledIn = base.iban + base.ibanName !== '';
  const account = isFilledIn ? base : { ...last, email: last.email === '' ? base.email : last.email };
  return { account, isAccountKnown: account.iban === last.iban && account.ibanName === last.ibanName };
}

/** The chosen voucher, and whether one was named that cannot be chosen. */
interface VoucherChosen {
  readonly voucherId: string | null;
  readonly isMissing: boolean;
}

/** The voucher of the address, else the one that was chosen before, else the only one there is. */
function chooseVoucher({ vouchers, voucherAddress }: ReimbursementStart, chosenBefore: string | null): VoucherChosen {
  if (voucherAddress !== null) return named(vouchers.find(({ address }) => address === voucherAddress));
  if (chosenBefore !== null) return named(vouchers.find(({ id }) => id === chosenBefore));
  const [first, ...others] = vouchers;
  return { voucherId: others.length === 0 ? (first?.id ?? null) : null, isMissing: false };
}

function named(voucher: Voucher | undefined): VoucherChosen {
  return { voucherId: voucher?.id ?? null, isMissing: voucher === undefined };
}

/** What this device keeps of a reimbursement that the resident cancels: the platform removes it, but a mistake in it is easily mended. */
export function cancelledDraft(reimbursement: Reimbursement): ReimbursementDraft {
  const files = filesOf(reimbursement);
  return {
    answers: { ...answersOf(reimbursement), files: storedUids(files) },
    files,
    earlier: null,
    isCancelled: true,
  };
}

function answersOf(reimbursement: Reimbursement): ReimbursementAnswers {
  const { voucherId, title, amount, description, iban, ibanName, email } = reimbursement;
  return {
    voucherId,
    title: title ?? '',
    amount: amount === null ? '' : writeAmount(amount),
    description: description ?? '',
    files: [],
    iban: groupedIban(iban ?? ''),
    ibanName: ibanName ?? '',
    email: email ?? '',
  };
}

function filesOf(reimbursement: Reimbursement | null): readonly DraftFile[] {
  return (reimbursement?.files ?? []).map(({ uid, originalName, size }) => ({ uid, name: originalName, size }));
}
