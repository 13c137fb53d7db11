import { createContext } from 'react';
import type { Resolved, Token } from './token.ts';

/**
 * A view model's class. It names what its constructor needs in `dependencies`, in the same order; the types of the two are
 * held against each other where a view asks for the model.
 */
export type ViewModelClass<Model, Dependencies extends readonly unknown[]> = {
  new (...given: Resolved<Dependencies>): Model;
  readonly dependencies: Dependencies;
};

/** What the views may ask of the composition: a port or use case by its token, a view model by its class. */
export interface Services {
  get<T>(token: Token<T>): T;
  /** A fresh view model. */
  create<Model, const Dependencies extends readonly unknown[]>(type: ViewModelClass<Model, Dependencies>): Model;
  /**
   * The view model that was made earlier under the same key, or a fresh one. Keys are entries of the browser's
   * history, so that going back shows what was there at once and finds its scroll position again.
   */
  keep<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
  ): Model;
  /** Keeps a view model under a further key, for a screen that stayed while its address changed (filters, pages). */
  share<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
    model: Model,
  ): void;
}

/** The one React context of the app; filled by the composition, read by `use-view-model.ts`. */
export const ServicesContext = createContext<Services | null>(null);
