import type { SignedCall } from '../../http/call.ts';
import { listOf, numberOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { isIban, plainIban } from '../../domain/reimbursements/iban.ts';
import {
  fitsAmount,
  missingFields,
  smallestReimbursement,
  type ReimbursementFields,
  type NeededField,
} from '../../domain/reimbursements/reimbursement.ts';
import { amountLeft } from '../../domain/vouchers/voucher-state.ts';
import { isReimbursable, isFileTaken } from '../../domain/reimbursements/reimbursements.ts';
import type { ReimbursementRow } from '../../tables/reimbursements.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { movementsOf } from '../../domain/vouchers/vouchers.ts';
import { moneyLocale } from '../../wire/format.ts';

const wrongVoucher: Sentence = {
  nl: 'Met dit tegoed kunt u geen kosten terugvragen.',
  en: 'You cannot claim money back with this voucher.',
};
const wrongIban: Sentence = { nl: 'Dit rekeningnummer klopt niet.', en: 'This account number is not right.' };
const wrongFile: Sentence = { nl: 'Dit bestand kunt u niet gebruiken.', en: 'You cannot use this file.' };

const missing: { readonly [field in NeededField]: Sentence } = {
  title: { nl: 'Vul een titel in.', en: 'Enter a title.' },
  amount: { nl: 'Vul een bedrag in.', en: 'Enter an amount.' },
  iban: { nl: 'Vul een rekeningnummer in.', en: 'Enter an account number.' },
  iban_name: { nl: 'Vul de naam van de rekening in.', en: 'Enter the name of the account.' },
  files: { nl: 'Voeg een bestand toe.', en: 'Add a file.' },
};

const tooLittleLeft: Sentence = { nl: 'Op dit tegoed staat te weinig.', en: 'This voucher has too little left.' };
const outOfRange = (left: number): Sentence => ({
  nl: `Vul een bedrag in van € 0,10 tot en met ${moneyLocale(left)}.`,
  en: `Enter an amount from € 0,10 to ${moneyLocale(left)}.`,
});

const wrongAmount = (left: number): Sentence => (left < smallestReimbursement ? tooLittleLeft : outOfRange(left));

/** What a new reimbursement starts from. */
const blank: ReimbursementFields = {
  voucher_id: 0,
  title: null,
  description: null,
  amount: null,
  email: null,
  iban: null,
  iban_name: null,
  file_uids: [],
};

function amountIn(call: SignedCall): number | null {
  const text = textOf(call.body, 'amount');
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** The reimbursement as it would become: what was sent, else what it had; a field that was sent empty loses its value. */
export function reimbursementIn(call: SignedCall, draft: ReimbursementRow | null): ReimbursementFields {
  const old: ReimbursementFields = draft ?? blank;
  const kept = <Value>(name: string, sent: Value | null, before: Value | null): Value | null =>
    sent ?? (call.cleared.has(name) ? null : before);
  const iban = textOf(call.body, 'iban');
  const uids = listOf(call.body, 'files').filter((item) => typeof item === 'string');
  return {
    voucher_id: numberOf(call.body, 'voucher_id') ?? old.voucher_id,
    title: kept('title', textOf(call.body, 'title'), old.title),
    description: kept('description', textOf(call.body, 'description'), old.description),
    amount: kept('amount', amountIn(call), old.amount),
    email: kept('email', textOf(call.body, 'email'), old.email),
    iban: kept('iban', iban === null ? null : plainIban(iban), old.iban),
    iban_name: kept('iban_name', textOf(call.body, 'iban_name'), old.iban_name),
    file_uids: call.body['files'] === undefined && !call.cleared.has('files') ? old.file_uids : [...new Set(uids)],
  };
}

/** Is the reimbursement to be submitted with this call? */
export const isSubmitted = (call: SignedCall): boolean => textOf(call.body, 'state') === 'pending';

function ownVoucherOf(call: SignedCall, reimbursement: ReimbursementFields): VoucherRow | undefined {
  const row = call.world.table('vouchers').get(reimbursement.voucher_id);
  return row?.identity_address === call.caller.identity.address ? row : undefined;
}

/** The voucher must allow reimbursements; that of the draft itself may stay. */
function checkVoucher(
  call: SignedCall,
  reimbursement: ReimbursementFields,
  draft: ReimbursementRow | null,
): FieldErrors {
  if (reimbursement.voucher_id === 0 || reimbursement.voucher_id === draft?.voucher_id) return {};
  const row = ownVoucherOf(call, reimbursement);
  return row && isReimbursable(call.world, row) ? {} : { voucher_id: [wrongVoucher] };
}

/** The amount counts when it is sent, when it comes from another voucher, and when the reimbursement is submitted: a draft may wait with it. */
function checkAmount(
  call: SignedCall,
  reimbursement: ReimbursementFields,
  draft: ReimbursementRow | null,
): FieldErrors {
  const isSent = call.body['amount'] !== undefined;
  if (!isSent && reimbursement.voucher_id === draft?.voucher_id && !isSubmitted(call)) return {};
  const row = ownVoucherOf(call, reimbursement);
  const usable = row !== undefined && isReimbursable(call.world, row);
  const left = usable ? Math.max(0, amountLeft(row, movementsOf(call.world, row))) : 0;
  const isRead = !isSent || amountIn(call) !== null;
  return isRead && fitsAmount(reimbursement.amount, left) ? {} : { amount: [wrongAmount(left)] };
}

/** Own uploads for reimbursements that are not part of anything else. */
function checkFiles(call: SignedCall, draft: ReimbursementRow | null): FieldErrors {
  const { address } = call.caller.identity;
  const refused = listOf(call.body, 'files').flatMap((uid, index) => {
    const row = typeof uid === 'string' ? call.world.table('files').first('uid', uid) : undefined;
    const own = row?.identity_address === address && row.type === 'reimbursement_proof';
    return row && own && !isFileTaken(call.world, row.uid, draft?.id ?? null) ? [] : [`files.${index}`];
  });
  return Object.fromEntries(refused.map((field) => [field, [wrongFile]]));
}

/** Is there any voucher with which the caller can reimbursement? */
export const hasReimbursableVoucher = (call: SignedCall): boolean =>
  call.world
    .table('vouchers')
    .where('identity_address', call.caller.identity.address)
    .some((voucher) => isReimbursable(call.world, voucher));

/** Who has no voucher to choose is not told that the chosen one is wrong: the new reimbursement as a whole is refused, after its fields. */
const checkChoice = (
  call: SignedCall,
  reimbursement: ReimbursementFields,
  draft: ReimbursementRow | null,
): FieldErrors =>
  draft || hasReimbursableVoucher(call)
    ? { ...checkVoucher(call, reimbursement, draft), ...checkAmount(call, reimbursement, draft) }
    : {};

/** Everything the description cannot know: what submitting needs, the voucher, its amount, the account, the files. */
export function checkReimbursement(call: SignedCall, draft: ReimbursementRow | null): FieldErrors {
  const reimbursement = reimbursementIn(call, draft);
  const absent = isSubmitted(call) ? missingFields(reimbursement) : [];
  return {
    ...checkChoice(call, reimbursement, draft),
    ...(reimbursement.iban !== null && !isIban(reimbursement.iban) ? { iban: [wrongIban] } : {}),
    ...checkFiles(call, draft),
    ...Object.fromEntries(absent.map((field) => [field, [missing[field]]])),
  };
}
