import { NO_NOTES, type NoteField, type ReserveNotes } from '@stadstegoed/core/reservations/reserve-notes.ts';
import { Draft } from '../../lib/draft/draft.ts';
import type { PrivateDrafts } from '../../lib/draft/private-drafts.ts';

/** What a resident chose and typed for a product. */
export interface ReserveDraftContent {
  /** The address of the chosen voucher; null before the choice. */
  readonly voucherAddress: string | null;
  readonly notes: ReserveNotes;
  /** The ids of the reservations before an attempt whose answer was lost; null when there was none. */
  readonly known: readonly string[] | null;
}

/** A draft of a resident who did not begin. */
export const EMPTY_DRAFT: ReserveDraftContent = { voucherAddress: null, notes: NO_NOTES, known: null };

/** What was chosen and typed, stored on this device for its owner: it survives a closed dialog, a reload and the session. */
export class ReserveDraft {
  readonly #stored: Draft<ReserveDraftContent>;

  constructor(drafts: PrivateDrafts) {
    this.#stored = new Draft({ drafts, parse: parseReserveDraft });
  }

  get content(): ReserveDraftContent {
    return this.#stored.content ?? EMPTY_DRAFT;
  }

  /** Reads the draft of a resident for a product. */
  async open(secret: string, productId: string): Promise<void> {
    await this.#stored.open(secret, `reservation ${productId}`);
  }

  /** Changes a part and stores the whole. */
  change(part: Partial<ReserveDraftContent>): void {
    this.#stored.change({ ...this.content, ...part });
  }

  /** Removes the draft after the reservation. */
  wipe(): Promise<void> {
    return this.#stored.wipe();
  }
}

const FIELDS: readonly NoteField[] = ['firstName', 'lastName', 'birthDate', 'phone', 'address', 'notes'];

/** Reads a stored draft, which another version may have written; null when it is none. */
export function parseReserveDraft(text: string): ReserveDraftContent | null {
  const stored = parts(parsed(text));
  const notes = parts(stored.get('notes'));
  const [address, known] = [stored.get('voucherAddress'), stored.get('known')];
  if (stored.size === 0) return null;
  return {
    voucherAddress: typeof address === 'string' ? address : null,
    notes: FIELDS.reduce<ReserveNotes>((all, field) => {
      const value = notes.get(field);
      return typeof value === 'string' ? { ...all, [field]: value } : all;
    }, NO_NOTES),
    known: Array.isArray(known) ? known.filter((id) => typeof id === 'string') : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parts(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
