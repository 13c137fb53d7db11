import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly providers: typeof nl;
  }
  interface EnglishTexts {
    readonly providers: typeof en;
  }
}

/** The list and the map of providers, the pages of a provider and of an office, and signing up as a provider. */
export default defineFeature({
  name: 'providers',
  parts: ['offices', 'products'],
  firstOf: ['funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./providers.module.ts'),
});
