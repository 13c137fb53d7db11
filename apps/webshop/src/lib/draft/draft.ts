import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PrivateDrafts } from './private-drafts.ts';

/** The owner of a draft and its name. */
interface DraftPlace {
  readonly secret: string;
  readonly key: string;
}

/** The options of a draft. */
export interface PrivateDraftOptions<Content> {
  readonly drafts: PrivateDrafts;
  /** Reads stored content, which another version of the shop may have written; null when it cannot be used. */
  readonly parse: (text: string) => Content | null;
  /** Whether a draft that another window stored meanwhile is not overwritten: see `isChangedElsewhere`. */
  readonly keepsOthers?: boolean;
}

/**
 * What is filled in on a screen, stored on this device at each change: a page that is closed or loaded anew a moment later
 * has lost nothing. `savedAt` is the time of the last change that was really stored; null when nothing was, or when this
 * browser cannot store it.
 */
export class Draft<Content extends object> {
  /** Null while nothing is filled in. */
  content: Content | null = null;
  savedAt: Instant | null = null;
  /** False after this browser refused to store the draft. */
  canBeStored = true;
  /** Whether another window stored or removed the draft meanwhile, so that nothing of this one is stored. */
  isChangedElsewhere = false;
  /** Whether there was a draft that this build of the shop cannot read; until something else is filled in. */
  wasLost = false;
  readonly #options: PrivateDraftOptions<Content>;
  #place: DraftPlace | null = null;
  /** When the draft was stored that this window read or wrote last; null when there was none. */
  #knownAt: Instant | null = null;
  /** The changes of the storage, one after the other: a late write would bring back a draft that was removed. */
  #stored: Promise<void> = Promise.resolve();
  /** The write that waits for its turn and takes the newest content; null when none waits. */
  #waiting: Promise<void> | null = null;

  constructor(options: PrivateDraftOptions<Content>) {
    this.#options = options;
    makeAutoObservable(this, { content: observableRef }, { autoBind: true });
  }

  /** Reads the draft of a resident with a name. */
  async open(secret: string, key: string): Promise<void> {
    const stored = await this.#options.drafts.read(secret, key);
    this.#knownAt = stored?.savedAt ?? null;
    runInAction(() => {
      this.#place = { secret, key };
      this.content = stored === null ? null : this.#options.parse(stored.text);
      this.wasLost = stored !== null && this.content === null;
      this.savedAt = this.content === null ? null : (stored?.savedAt ?? null);
      this.isChangedElsewhere = false;
    });
  }

  /** Replaces the content and stores it. */
  change(content: Content): void {
    this.wasLost = false;
    this.content = content;
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

  /** Removes the draft from this device and empties the content. */
  async wipe(): Promise<void> {
    const place = this.#place;
    this.content = null;
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
    const { content } = this;
    const place = this.#place;
    if (place === null || content === null) return;
    if (place.key !== key) await this.wipe();
    runInAction(() => {
      this.#place = { ...place, key };
      this.content = content;
    });
    await this.save();
  }

  async #write(): Promise<void> {
    const { content } = this;
    const place = this.#place;
    if (place === null || content === null) return;
    if (this.#options.keepsOthers === true && (await this.#storedAt()) !== this.#knownAt) {
      return runInAction(() => {
        this.isChangedElsewhere = this.content !== null;
      });
    }
    const savedAt = await this.#options.drafts.write(place.secret, place.key, JSON.stringify(content));
    this.#knownAt = savedAt;
    if (this.content === null) return;
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
