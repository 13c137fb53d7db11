import { MOST_TOASTS, TOAST_TIMEOUT_MS } from '@stadstegoed/ui/timings.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ToastAction, ToastKind, Toasts, Sentence } from '../lib/app/app-ports.ts';

export interface ShownToast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly sentence: Sentence;
  /** Null for a toast that stays until it is dismissed. */
  readonly milliseconds: number | null;
  readonly action?: ToastAction;
}

/**
 * The toasts on the screen: at most four, the oldest is removed first; each four seconds unless another duration is
 * given, or none. A toast replaces the one that says the same, and only the newest can be undone, so that they do not pile
 * up. The region that renders them runs the timers, because only it knows whether a toast is hovered or focused
 * (reading 21).
 */
export class ToastStore implements Toasts {
  shown: readonly ShownToast[] = [];
  #nextId = 1;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  show(kind: ToastKind, sentence: Sentence, milliseconds: number = TOAST_TIMEOUT_MS): void {
    this.#add({ kind, sentence, milliseconds });
  }

  keep(kind: ToastKind, sentence: Sentence): void {
    this.#add({ kind, sentence, milliseconds: null });
  }

  offer(sentence: Sentence, action: ToastAction): void {
    this.#add({ kind: 'positive', sentence, milliseconds: TOAST_TIMEOUT_MS, action });
  }

  #add(toast: Omit<ShownToast, 'id'>): void {
    const said = JSON.stringify(toast.sentence);
    const others = this.shown.filter(
      ({ sentence, action }) =>
        JSON.stringify(sentence) !== said && !(action !== undefined && toast.action !== undefined),
    );
    this.shown = [...others, { id: this.#nextId, ...toast }].slice(-MOST_TOASTS);
    this.#nextId += 1;
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}
