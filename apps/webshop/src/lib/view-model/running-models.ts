import type { ViewModel } from './view-model.ts';

/**
 * The view models that are started, each with its parameters. One that already runs with the same parameters is not started
 * again: it was started before the screen was drawn, or React draws twice, as its Strict Mode does.
 */
export class RunningModels {
  readonly #params = new Map<object, string>();
  readonly #released = new Set<object>();

  /** Starts a model, or has the one that runs with these parameters go on. */
  start<Params>(model: ViewModel<Params>, params: Params): void {
    const identity = JSON.stringify(params) ?? '';
    this.#released.delete(model);
    if (this.#params.get(model) === identity) return;
    this.stop(model);
    this.#params.set(model, identity);
    model.start(params);
  }

  /** Stops a model that nothing starts again at once. */
  release(model: Pick<ViewModel, 'stop'>): void {
    this.#released.add(model);
    queueMicrotask(() => {
      if (this.#released.has(model)) this.stop(model);
    });
  }

  /** Stops a model that runs. */
  stop(model: Pick<ViewModel, 'stop'>): void {
    this.#released.delete(model);
    if (this.#params.delete(model)) model.stop();
  }
}
