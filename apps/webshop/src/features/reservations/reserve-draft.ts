import { readDraftFiles, type DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { NO_NOTES, NOTE_FIELDS, type ReserveNotes } from '@stadstegoed/core/reservations/reserve-notes.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { isObject, type StoredObject } from '../../lib/draft/stored-object.ts';

/** What a resident chose and typed for a product. */
export interface ReserveDraftContent {
  /** The address of the chosen voucher; null before the choice. */
  readonly voucherAddress: string | null;
  readonly notes: ReserveNotes;
  /** The answers to what the provider asks itself, as typed, by the id of the field; and the files of each. */
  readonly answers: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, readonly DraftFile[]>>;
  /** The ids of the reservations before an attempt whose answer was lost; null when there was none. */
  readonly known: readonly string[] | null;
}

/** A draft of a resident who did not begin. */
export const EMPTY_DRAFT: ReserveDraftContent = {
  voucherAddress: null,
  notes: NO_NOTES,
  answers: {},
  files: {},
  known: null,
};

/** What was chosen and typed for a product, stored on this device for its owner: it survives a closed dialog, a reload and the session. */
export type ReserveDraft = Draft<ReserveDraftContent>;

/** The name under which this device keeps the draft of a product. */
export const reserveDraftKey = (productId: string): string => `reservation ${productId}`;

/** Reads a stored draft, which another version may have written; null when it is none. */
export function readReserveDraft(stored: StoredObject): ReserveDraftContent | null {
  const { voucherAddress, known } = stored;
  const notes = isObject(stored['notes']) ? stored['notes'] : {};
  if (Object.keys(stored).length === 0) return null;
  return {
    voucherAddress: typeof voucherAddress === 'string' ? voucherAddress : null,
    notes: NOTE_FIELDS.reduce<ReserveNotes>((all, field) => {
      // Version 1.0 kept the address in one line.
      const value = notes[field] ?? (field === 'street' ? notes['address'] : undefined);
      return typeof value === 'string' ? { ...all, [field]: value } : all;
    }, NO_NOTES),
    answers: Object.fromEntries(entriesOf(stored['answers']).filter((entry) => isTyped(entry))),
    files: Object.fromEntries(entriesOf(stored['files']).map(([id, files]) => [id, readDraftFiles(files)])),
    known: Array.isArray(known) ? known.filter((id) => typeof id === 'string') : null,
  };
}

function entriesOf(stored: unknown): readonly (readonly [string, unknown])[] {
  return isObject(stored) ? Object.entries(stored) : [];
}

function isTyped(entry: readonly [string, unknown]): entry is readonly [string, string] {
  return typeof entry[1] === 'string';
}
