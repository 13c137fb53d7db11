import { createContext } from 'react';
import type { FeatureName } from '../support/text-keys.ts';

/** Makes sure that the texts and bindings of features are there, for dialogs that come from another feature than the screen. */
export const NeedFeaturesContext = createContext<(features: readonly FeatureName[]) => Promise<void>>(() =>
  Promise.resolve(),
);
