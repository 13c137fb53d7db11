import { hasAnswers, requestDraftKey } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PrivateDrafts } from '../../support/private-drafts.ts';
import { EMPTY_DRAFT, parseDraft, type RequestDraftContent } from './request-draft-content.ts';

/** Milliseconds after the last key before the draft is stored. */
const SAVE_DELAY = 400;

/** The owner of a draft and the fund it is for. */
interface DraftPlace {
  readonly secret: string;
  readonly key: string;
}

/**
 * What is filled in for a request, stored on this device after each change. `savedAt` is the time of the last change that
 * was really stored; null when nothing was, or when this browser cannot store it.
 */
export class RequestDraft {
  content: RequestDraftContent = EMPTY_DRAFT;
  savedAt: Instant | null = null;
  /** False after this browser refused to store the draft. */
  canBeStored = true;
  readonly #drafts: PrivateDrafts;
  readonly #clock: Pick<Clock, 'after'>;
  #place: DraftPlace | null = null;
  #stopTimer: StopTimer | null = null;
  /** The last change of the storage. One waits for the other: a late write would bring back a draft that was removed. */
  #stored: Promise<unknown> = Promise.resolve();

  constructor(drafts: PrivateDrafts, clock: Pick<Clock, 'after'>) {
    this.#drafts = drafts;
    this.#clock = clock;
    makeAutoObservable(this, { content: observableRef }, { autoBind: true });
  }

  /** Whether something was filled in, so that there is something to continue with. */
  get isStarted(): boolean {
    return hasAnswers(this.content);
  }

  /** Reads the draft of a resident for a fund; empty when there is none. */
  async open(secret: string, fundId: string): Promise<void> {
    const place = { secret, key: requestDraftKey(fundId) };
    const stored = await this.#drafts.read(place.secret, place.key);
    runInAction(() => {
      this.#place = place;
      this.content = (stored === null ? null : parseDraft(stored.text)) ?? EMPTY_DRAFT;
      this.savedAt = stored?.savedAt ?? null;
    });
  }

  /** Changes part of the content and stores the whole a moment later. */
  change(part: Partial<RequestDraftContent>): void {
    this.content = { ...this.content, ...part };
    this.#stopTimer?.();
    this.#stopTimer = this.#clock.after(SAVE_DELAY, () => void this.save());
  }

  /** Stores the content now. */
  async save(): Promise<void> {
    const place = this.#place;
    this.#stopTimer?.();
    this.#stopTimer = null;
    if (place === null) return;
    const text = JSON.stringify(this.content);
    const writing = this.#stored.then(() => this.#drafts.write(place.secret, place.key, text));
    this.#stored = writing;
    const savedAt = await writing;
    // A wipe came meanwhile: nothing is stored any more.
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

  /**
   * Removes the draft from this device and empties the content. After sending, the completed steps are kept in memory,
   * so that the last step can be shown.
   */
  async wipe(completed: readonly string[] = []): Promise<void> {
    const place = this.#place;
    this.#stopTimer?.();
    this.#stopTimer = null;
    this.content = { ...EMPTY_DRAFT, completed };
    this.savedAt = null;
    if (place === null) return;
    this.#stored = this.#stored.then(() => this.#drafts.remove(place.secret, place.key));
    await this.#stored;
  }
}
