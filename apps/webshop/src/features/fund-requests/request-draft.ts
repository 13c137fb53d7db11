import { hasAnswers, requestDraftKey } from '@stadstegoed/core/fund-requests/unfinished-request.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Draft } from '../../lib/draft/draft.ts';
import type { PrivateDrafts } from '../../lib/draft/private-drafts.ts';
import { EMPTY_DRAFT, parseDraft, type RequestDraftContent } from './request-draft-content.ts';

/** What is filled in for a fund request, stored on this device after each change. */
export class RequestDraft {
  /** What is shown while nothing is stored: empty, or the completed steps after sending. */
  unstored: RequestDraftContent = EMPTY_DRAFT;
  readonly #stored: Draft<RequestDraftContent>;

  constructor(drafts: PrivateDrafts) {
    this.#stored = new Draft({ drafts, parse: parseDraft, keepsOthers: true });
    makeAutoObservable(this, { unstored: observableRef }, { autoBind: true });
  }

  get content(): RequestDraftContent {
    return this.#stored.content ?? this.unstored;
  }

  /** The time of the last change that was really stored; null when nothing was. */
  get savedAt(): Instant | null {
    return this.#stored.savedAt;
  }

  /** False after this browser refused to store the draft. */
  get canBeStored(): boolean {
    return this.#stored.canBeStored;
  }

  /** Whether another window changed or removed the draft meanwhile. */
  get isChangedElsewhere(): boolean {
    return this.#stored.isChangedElsewhere;
  }

  /** Whether there was a draft of an earlier build of the shop that this one cannot read. */
  get wasLost(): boolean {
    return this.#stored.wasLost;
  }

  /** Stores the content once more, which shows whether another window changed or removed the draft meanwhile. */
  save(): Promise<void> {
    return this.#stored.save();
  }

  /** Stores what is filled in here in the place of what another window stored. */
  overwrite(): Promise<void> {
    return this.#stored.overwrite();
  }

  /** Whether something was filled in, so that there is something to continue with. */
  get isStarted(): boolean {
    return hasAnswers(this.content);
  }

  /** Reads the draft of a resident for a fund; empty when there is none. */
  async open(secret: string, fundId: string): Promise<void> {
    await this.#stored.open(secret, requestDraftKey(fundId));
  }

  /** Changes part of the content and stores the whole. */
  change(part: Partial<RequestDraftContent>): void {
    this.#stored.change({ ...this.content, ...part });
  }

  /**
   * Removes the draft from this device and empties the content. After sending, the completed steps are kept in memory,
   * so that the last step can be shown.
   */
  async wipe(completed: readonly string[] = []): Promise<void> {
    this.unstored = { ...EMPTY_DRAFT, completed };
    await this.#stored.wipe();
  }
}
