import { MOST_TOASTS, TOAST_TIMEOUT_MS } from '@stadstegoed/ui/timings.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeKind, Notices, Sentence } from '../support/app-ports.ts';

/** One notice on the screen. */
export interface ShownNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly sentence: Sentence;
  readonly milliseconds: number;
}

/**
 * The notices on the screen: at most four, the oldest is removed first; each four seconds unless another duration is
 * given. The region that renders them runs the timers, because only it knows whether a notice is hovered or focused
 * (2 §9, decision 21).
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
