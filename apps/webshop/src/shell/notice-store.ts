import { MOST_TOASTS, TOAST_TIMEOUT_MS } from '@stadstegoed/ui/timings.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeKind, Notices, Sentence } from '../support/app-ports.ts';

/** One short message on the screen. */
export interface ShownNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly sentence: Sentence;
  readonly milliseconds: number;
}

/**
 * The short messages on the screen: at most four, the oldest leaves first; each four seconds unless told otherwise. The
 * region that draws them lets their time run, because only it knows whether pointer or focus rests on one (2 §9,
 * decision 21).
 */
export class NoticeStore implements Notices {
  shown: readonly ShownNotice[] = [];
  #nextId = 1;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  show(kind: NoticeKind, sentence: Sentence, milliseconds: number = TOAST_TIMEOUT_MS): void {
    const notice = { id: this.#nextId, kind, sentence, milliseconds };
    this.#nextId += 1;
    this.shown = [...this.shown, notice].slice(-MOST_TOASTS);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}
