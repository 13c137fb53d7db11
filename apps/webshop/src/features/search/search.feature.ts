import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly search: typeof nl;
  }
  interface EnglishTexts {
    readonly search: typeof en;
  }
}

/** The suggestions of the header and the screen with all results. The texts of other features load with the screen only. */
export default defineFeature({
  name: 'search',
  ports: ['products'],
  firstOf: ['funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./search.module.ts'),
});
