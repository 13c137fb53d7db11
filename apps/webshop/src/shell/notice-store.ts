import { MOST_TOASTS, TOAST_TIMEOUT_MS } from '@stadstegoed/ui/timings.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeAction, NoticeKind, Notices, Sentence } from '../lib/app/app-ports.ts';

/** One notice on the screen. */
export interface ShownNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly sentence: Sentence;
  /** Null for a notice that stays until it is dismissed. */
  readonly milliseconds: number | null;
  readonly action?: NoticeAction;
}

/**
 * The notices on the screen: at most four, the oldest is removed first; each four seconds unless another duration is
 * given, or none. The region that renders them runs the timers, because only it knows whether a notice is hovered or focused
 * (reading 21).
 */
export class NoticeStore implements Notices {
  shown: readonly ShownNotice[] = [];
  #nextId = 1;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  show(kind: NoticeKind, sentence: Sentence, milliseconds: number = TOAST_TIMEOUT_MS): void {
    this.#add({ kind, sentence, milliseconds });
  }

  keep(kind: NoticeKind, sentence: Sentence): void {
    const said = JSON.stringify(sentence);
    this.shown = this.shown.filter((notice) => JSON.stringify(notice.sentence) !== said);
    this.#add({ kind, sentence, milliseconds: null });
  }

  offer(sentence: Sentence, action: NoticeAction): void {
    this.#add({ kind: 'positive', sentence, milliseconds: TOAST_TIMEOUT_MS, action });
  }

  #add(notice: Omit<ShownNotice, 'id'>): void {
    this.shown = [...this.shown, { id: this.#nextId, ...notice }].slice(-MOST_TOASTS);
    this.#nextId += 1;
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}
