import { readDraftFiles, storedUids, type DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import type {
  ReimbursementAnswers,
  ReimbursementFields,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { money } from '@stadstegoed/core/shared/money.ts';
import { isObject, type StoredObject } from '../../lib/draft/stored-object.ts';

/** Everything of one reimbursement that this device keeps. */
export interface ReimbursementDraft {
  readonly answers: ReimbursementAnswers;
  /** The files with their names; the platform keeps the content of those that are stored. */
  readonly files: readonly DraftFile[];
  /** What was sent without an answer, so that it is not sent twice; null otherwise. */
  readonly earlier: ReimbursementFields | null;
  /** Whether it was sent before, and the resident cancelled it. */
  readonly isCancelled: boolean;
}

/** What is kept before anything is filled in; the answers in the order of the form, which its error summary follows. */
export const EMPTY_REIMBURSEMENT: ReimbursementDraft = {
  answers: { files: [], title: '', amount: '', description: '', voucherId: null, iban: '', ibanName: '', email: '' },
  files: [],
  earlier: null,
  isCancelled: false,
};

/** The name under which this device keeps a reimbursement; without an id one that the platform does not have yet. */
export function draftKey({ id, again }: { readonly id: string | null; readonly again: string | null }): string {
  return `reimbursement ${id ?? (again === null ? 'new' : `after ${again}`)}`;
}

/** A reimbursement that was begun on this device and not sent. */
export interface UnsentReimbursement extends Pick<ReimbursementDraft, 'answers'> {
  readonly key: string;
  /** The refused reimbursement that it begins with; null for none. */
  readonly again: string | null;
  readonly savedAt: Instant;
}

/** Whether a draft has something to continue with: a voucher, an account and an e-mail address are filled in by the form itself. */
export function isBegun({ answers: { title, amount, description, files } }: ReimbursementDraft): boolean {
  return files.length > 0 || title + amount + description !== '';
}

/** Reads stored content; null when it has another shape, because another version of the shop may have written it. */
export function readReimbursementDraft(stored: StoredObject): ReimbursementDraft | null {
  if (!isObject(stored['answers']) || !Array.isArray(stored['files'])) return null;
  const files = readDraftFiles(stored['files']);
  return {
    answers: { ...toAnswers(stored['answers']), files: storedUids(files) },
    files,
    earlier: isObject(stored['earlier']) ? toFields(stored['earlier']) : null,
    isCancelled: stored['isCancelled'] === true,
  };
}

function toAnswers(stored: StoredObject): Omit<ReimbursementAnswers, 'files'> {
  return {
    voucherId: textOrNull(stored['voucherId']),
    title: textOrNull(stored['title']) ?? '',
    amount: textOrNull(stored['amount']) ?? '',
    description: textOrNull(stored['description']) ?? '',
    iban: textOrNull(stored['iban']) ?? '',
    ibanName: textOrNull(stored['ibanName']) ?? '',
    email: textOrNull(stored['email']) ?? '',
  };
}

function toFields(stored: StoredObject): ReimbursementFields | null {
  const voucherId = textOrNull(stored['voucherId']);
  if (voucherId === null) return null;
  const { amount, files } = stored;
  return {
    voucherId,
    title: textOrNull(stored['title']),
    description: textOrNull(stored['description']),
    amount: typeof amount === 'number' && Number.isSafeInteger(amount) ? money(amount) : null,
    email: textOrNull(stored['email']),
    iban: textOrNull(stored['iban']),
    ibanName: textOrNull(stored['ibanName']),
    files: Array.isArray(files) ? files.filter((uid) => typeof uid === 'string') : [],
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
