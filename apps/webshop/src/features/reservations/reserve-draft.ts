import { NO_NOTES, type NoteField, type ReserveNotes } from '@stadstegoed/core/reservations/reserve-notes.ts';
import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import type { PrivateDrafts } from '../../support/private-drafts.ts';

/** Milliseconds after the last key before the draft is stored. */
const SAVE_DELAY = 400;

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
  content: ReserveDraftContent = EMPTY_DRAFT;
  readonly #drafts: PrivateDrafts;
  readonly #clock: Pick<Clock, 'after'>;
  #place: { readonly secret: string; readonly key: string } | null = null;
  #stopTimer: StopTimer | null = null;
  /** One change of the storage waits for the other, so that a late write does not bring back what was removed. */
  #stored: Promise<unknown> = Promise.resolve();

  constructor(drafts: PrivateDrafts, clock: Pick<Clock, 'after'>) {
    this.#drafts = drafts;
    this.#clock = clock;
  }

  /** Reads the draft of a resident for a product. */
  async open(secret: string, productId: string): Promise<void> {
    const place = { secret, key: `reservation ${productId}` };
    const stored = await this.#drafts.read(place.secret, place.key);
    this.#place = place;
    this.content = (stored === null ? null : parseReserveDraft(stored.text)) ?? EMPTY_DRAFT;
  }

  /** Changes a part and stores the whole a moment later. */
  change(part: Partial<ReserveDraftContent>): void {
    this.content = { ...this.content, ...part };
    this.#stopTimer?.();
    this.#stopTimer = this.#clock.after(SAVE_DELAY, () => void this.save());
  }

  /** Stores the draft now. */
  async save(): Promise<void> {
    const place = this.#place;
    this.#stopTimer?.();
    this.#stopTimer = null;
    if (place === null) return;
    const text = JSON.stringify(this.content);
    this.#stored = this.#stored.then(() => this.#drafts.write(place.secret, place.key, text));
    await this.#stored;
  }

  /** Stores a change that is still waiting, when the dialog closes. */
  leave(): void {
    if (this.#stopTimer !== null) void this.save();
  }

  /** Removes the draft after the reservation. */
  async wipe(): Promise<void> {
    const place = this.#place;
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.content = EMPTY_DRAFT;
    if (place === null) return;
    this.#stored = this.#stored.then(() => this.#drafts.remove(place.secret, place.key));
    await this.#stored;
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
