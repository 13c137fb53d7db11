import type { Container } from 'inversify';
import { createContext } from 'react';
import type { ViewModelCache } from './view-model-cache.ts';

/** What views take their services and view models from. */
export interface Services {
  readonly container: Container;
  /** The view models by entry of the browser's history. */
  readonly viewModels: ViewModelCache;
}

/** The React context with the services; provided by the composition, read by `use-view-model.ts`. */
export const ServicesContext = createContext<Services | null>(null);
