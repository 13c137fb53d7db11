import { createContext } from 'react';
import type { Resolved, Token } from './token.ts';

/**
 * A view model's class. `dependencies` lists the tokens of its constructor parameters in the same order; the compiler
 * compares the two where a view requests the model.
 */
export type ViewModelClass<Model, Dependencies extends readonly unknown[]> = {
  new (...given: Resolved<Dependencies>): Model;
  readonly dependencies: Dependencies;
};

/** The services for views: a port or use case by its token, a view model by its class. */
export interface Services {
  get<T>(token: Token<T>): T;
  /** A new view model. */
  create<Model, const Dependencies extends readonly unknown[]>(type: ViewModelClass<Model, Dependencies>): Model;
  /**
   * The cached view model of this key, or a new one. Keys are entries of the browser's history, so that going back
   * shows the earlier content immediately and restores the scroll position.
   */
  keep<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
  ): Model;
  /** Caches a view model under another key, for a screen that stays while its address changes (filters, pages). */
  share<Model, const Dependencies extends readonly unknown[]>(
    key: string,
    type: ViewModelClass<Model, Dependencies>,
    model: Model,
  ): void;
}

/** The React context with the services; provided by the composition, read by `use-view-model.ts`. */
export const ServicesContext = createContext<Services | null>(null);
