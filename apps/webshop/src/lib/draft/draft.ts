import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PrivateDrafts } from './private-drafts.ts';
import { storedObject, type StoredObject } from './stored-object.ts';

/** The owner of a draft and its name. */
interface DraftPlace {
  readonly secret: string;
  readonly key: string;
}

export interface DraftOptions<Content> {
  readonly drafts: PrivateDrafts;
  /** The content before anything is filled in. */
  readonly empty: Content;
  /** Reads stored content, which another version of the shop may have written; null when it cannot be used. */
  readonly read: (stored: StoredObject) => Content | null;
  /** Whether a draft that another window stored meanwhile is not overwritten: see `isChangedElsewhere`. */
  readonly keepsOthers?: boolean;
}

/**
 * What is filled in on a screen, stored on this device at each change, encrypted for its owner: a page that is closed or loaded
 * anew a moment later has lost nothing. A short form that nobody continues on another day keeps its values in the tab
 * (`form-draft.ts`): there they are read before the first paint, which no encrypted storage can.
 *
 * ```ts
 * readonly draft = new Draft({ drafts, empty: { notes: '' }, read: ({ notes }) => (isText(notes) ? { notes } : null) });
 * async start(): Promise<void> {
 *   await this.draft.open(identity.address, `reservation ${product.id}`);
 * }
 * type(notes: string): void {
 *   this.draft.change({ notes });
 * }
 * ```
 *
 * The screen shows `draft.content` and "Bewaard om …" from `draft.savedAt`; after sending, its view model calls `wipe`.
 */
export class Draft<Content extends object> {
  /** What is filled in; null while nothing is. */
  kept: Content | null = null;
  /** The time of the last change that was really stored; null when nothing was, or when this browser cannot store it. */
  savedAt: Instant | null = null;
  /** False after this browser refused to store the draft. */
  canBeStored = true;
  /** Whether another window stored or removed the draft meanwhile, so that nothing of this one is stored. */
  isChangedElsewhere = false;
  /** Whether there was a draft that this build of the shop cannot read; until something else is filled in. */
  wasLost = false;
  readonly #options: DraftOptions<Content>;
  #place: DraftPlace | null = null;
  /** When the draft was stored that this window read or wrote last; null when there was none. */
  #knownAt: Instant | null = null;
  /** The changes of the storage, one after the other: a late write would bring back a draft that was removed. */
  #stored: Promise<void> = Promise.resolve();
  /** The write that waits for its turn and takes the newest content; null when none waits. */
  #waiting: Promise<void> | null = null;

  constructor(options: DraftOptions<Content>) {
    this.#options = options;
    makeAutoObservable(this, { kept: observableRef }, { autoBind: true });
  }

  get content(): Content {
    return this.kept ?? this.#options.empty;
  }

  /** Reads the draft of a resident with a name. */
  async open(secret: string, key: string): Promise<void> {
    const stored = await this.#options.drafts.read(secret, key);
    this.#knownAt = stored?.savedAt ?? null;
    runInAction(() => {
      this.#place = { secret, key };
      const parts = storedObject(stored?.text ?? null);
      this.kept = parts === null ? null : this.#options.read(parts);
      this.wasLost = stored !== null && this.kept === null;
      this.savedAt = this.kept === null ? null : (stored?.savedAt ?? null);
      this.isChangedElsewhere = false;
    });
  }

  /** Changes a part of the content and stores the whole. */
  change(part: Partial<Content>): void {
    this.wasLost = false;
    this.kept = { ...this.content, ...part };
    void this.save();
  }

  /** Stores the content. Changes that come while another one is stored are stored together. */
  save(): Promise<void> {
    if (this.#waiting !== null) return this.#waiting;
    const waiting = this.#stored.then(() => {
      if (this.#waiting === waiting) this.#waiting = null;
      return this.#write();
    });
    this.#waiting = waiting;
    this.#stored = waiting;
    return waiting;
  }

  /** Stores the content in the place of what another window stored. */
  async overwrite(): Promise<void> {
    this.#knownAt = await this.#storedAt();
    runInAction(() => {
      this.isChangedElsewhere = false;
    });
    await this.save();
  }

  /** Removes the draft from this device. */
  async wipe(): Promise<void> {
    const place = this.#place;
    this.kept = null;
    this.savedAt = null;
    // What is filled in from now on is stored after the removal.
    this.#waiting = null;
    this.#knownAt = null;
    if (place === null) return;
    this.#stored = this.#stored.then(() => this.#options.drafts.remove(place.secret, place.key));
    await this.#stored;
  }

  /** Stores the content under another name, and removes it under the old one. */
  async move(key: string): Promise<void> {
    const { kept } = this;
    const place = this.#place;
    if (place === null || kept === null) return;
    if (place.key !== key) await this.wipe();
    runInAction(() => {
      this.#place = { ...place, key };
      this.kept = kept;
    });
    await this.save();
  }

  async #write(): Promise<void> {
    const { kept } = this;
    const place = this.#place;
    if (place === null || kept === null) return;
    if (this.#options.keepsOthers === true && (await this.#storedAt()) !== this.#knownAt) {
      return runInAction(() => {
        this.isChangedElsewhere = this.kept !== null;
      });
    }
    const savedAt = await this.#options.drafts.write(place.secret, place.key, JSON.stringify(kept));
    this.#knownAt = savedAt;
    if (this.kept === null) return;
    runInAction(() => {
      this.savedAt = savedAt;
      this.canBeStored = savedAt !== null;
    });
  }

  /** When the draft on this device was stored, by this window or another; null without one. */
  async #storedAt(): Promise<Instant | null> {
    const place = this.#place;
    const stored = place === null ? null : await this.#options.drafts.read(place.secret, place.key);
    return stored?.savedAt ?? null;
  }
}
