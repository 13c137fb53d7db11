import type { Clock, StopTimer } from '@stadstegoed/core/shared/clock.port.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { NoticeKind, Notices, Sentence } from '../support/app-ports.ts';
import { MOST_NOTICES, NOTICE_TIME } from '../support/timings.ts';

/** One short message on the screen. */
export interface ShownNotice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly sentence: Sentence;
  readonly milliseconds: number;
}

/**
 * The short messages on the screen: at most four, the oldest leaves first; each four seconds unless told otherwise,
 * longer as long as the pointer or focus rests on it (2 §9, decision 21).
 */
export class NoticeStore implements Notices {
  shown: readonly ShownNotice[] = [];
  readonly #clock: Clock;
  readonly #timers = new Map<number, StopTimer>();
  #nextId = 1;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  show(kind: NoticeKind, sentence: Sentence, milliseconds: number = NOTICE_TIME): void {
    const notice = { id: this.#nextId, kind, sentence, milliseconds };
    this.#nextId += 1;
    const [surplus] = this.shown.length >= MOST_NOTICES ? this.shown : [];
    if (surplus) this.dismiss(surplus.id);
    this.shown = [...this.shown, notice];
    this.release(notice.id);
  }

  dismiss(id: number): void {
    this.hold(id);
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  /** Keeps a notice while it is being read. */
  hold(id: number): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
  }

  /** Lets the time of a notice run, from the beginning. */
  release(id: number): void {
    this.hold(id);
    const notice = this.shown.find((candidate) => candidate.id === id);
    if (!notice) return;
    this.#timers.set(
      id,
      this.#clock.after(notice.milliseconds, () => this.dismiss(id)),
    );
  }
}
