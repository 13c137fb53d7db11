import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PrivateDrafts } from './private-drafts.ts';

/** Milliseconds after the last change before the draft is stored. */
const SAVE_DELAY = 400;

/** The owner of a draft and its name. */
interface DraftPlace {
  readonly secret: string;
  readonly key: string;
}

/** The options of a draft. */
export interface PrivateDraftOptions<Content> {
  readonly drafts: PrivateDrafts;
  readonly clock: Pick<Clock, 'after'>;
  /** Reads stored content, which another version of the shop may have written; null when it cannot be used. */
  readonly parse: (text: string) => Content | null;
}

/**
 * What is filled in on a screen, stored on this device after each change. `savedAt` is the time of the last change that was
 * really stored; null when nothing was, or when this browser cannot store it.
 */
export class PrivateDraftModel<Content extends object> {
  /** Null while nothing is filled in. */
  content: Content | null = null;
  savedAt: Instant | null = null;
  /** False after this browser refused to store the draft. */
  canBeStored = true;
  readonly #options: PrivateDraftOptions<Content>;
  #place: DraftPlace | null = null;
  #stopTimer: StopTimer | null = null;
  /** The last change of the storage. One waits for the other: a late write would bring back a draft that was removed. */
  #stored: Promise<unknown> = Promise.resolve();

  constructor(options: PrivateDraftOptions<Content>) {
    this.#options = options;
    makeAutoObservable(this, { content: observableRef }, { autoBind: true });
  }

  /** Reads the draft of a resident with a name. */
  async open(secret: string, key: string): Promise<void> {
    const stored = await this.#options.drafts.read(secret, key);
    runInAction(() => {
      this.#place = { secret, key };
      this.content = stored === null ? null : this.#options.parse(stored.text);
      this.savedAt = this.content === null ? null : (stored?.savedAt ?? null);
    });
  }

  /** Replaces the content and stores it a moment later. */
  change(content: Content): void {
    this.content = content;
    this.#stopTimer?.();
    this.#stopTimer = this.#options.clock.after(SAVE_DELAY, () => void this.save());
  }

  /** Stores the content now. */
  async save(): Promise<void> {
    const { content } = this;
    const place = this.#place;
    this.#clearTimer();
    if (place === null || content === null) return;
    const text = JSON.stringify(content);
    const writing = this.#stored.then(() => this.#options.drafts.write(place.secret, place.key, text));
    this.#stored = writing;
    const savedAt = await writing;
    // Removed meanwhile: nothing is stored any more.
    if (this.#stored !== writing) return;
    runInAction(() => {
      this.savedAt = savedAt;
      this.canBeStored = savedAt !== null;
    });
  }

  /** Stores a change that is still waiting, when the screen is left. */
  leave(): void {
    if (this.#stopTimer !== null) void this.save();
  }

  /** Removes the draft from this device and empties the content. */
  async wipe(): Promise<void> {
    const place = this.#place;
    this.#clearTimer();
    this.content = null;
    this.savedAt = null;
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

  #clearTimer(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }
}
