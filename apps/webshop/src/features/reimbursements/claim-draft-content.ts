import { readKeptFiles, storedUids, type KeptFile } from '@stadstegoed/core/files/stored-file.ts';
import type {
  ReimbursementAnswers,
  ReimbursementFields,
} from '@stadstegoed/core/reimbursements/reimbursement-rules.ts';
import { money } from '@stadstegoed/core/shared/money.ts';

/** Everything of one reimbursement that this device keeps. */
export interface ClaimDraftContent {
  readonly answers: ReimbursementAnswers;
  /** The files with their names; the platform keeps the content of those that are stored. */
  readonly files: readonly KeptFile[];
  /** What was sent without an answer, so that it is not sent twice; null otherwise. */
  readonly earlier: ReimbursementFields | null;
}

/** The name under which this device keeps a reimbursement; null for one that the platform does not have yet. */
export function draftKey(id: string | null): string {
  return `reimbursement ${id ?? 'new'}`;
}

type Stored = Readonly<Record<string, unknown>>;

/** Reads stored content; null when it has another shape, because another version of the shop may have written it. */
export function parseClaimDraft(text: string): ClaimDraftContent | null {
  const stored = parseObject(text);
  if (stored === null || !isObject(stored['answers']) || !Array.isArray(stored['files'])) return null;
  const files = readKeptFiles(stored['files']);
  return {
    answers: { ...toAnswers(stored['answers']), files: storedUids(files) },
    files,
    earlier: isObject(stored['earlier']) ? toFields(stored['earlier']) : null,
  };
}

function toAnswers(stored: Stored): Omit<ReimbursementAnswers, 'files'> {
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

function toFields(stored: Stored): ReimbursementFields | null {
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

function parseObject(text: string): Stored | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isObject(stored) ? stored : null;
  } catch {
    return null;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isObject(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
