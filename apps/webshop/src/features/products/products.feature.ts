import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly products: typeof nl;
  }
  interface EnglishTexts {
    readonly products: typeof en;
  }
}

/** The lists of products and actions, the bookmarked ones, and the page of an offer (2 §2). */
export default defineFeature({
  name: 'products',
  ports: ['vouchers', 'funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./products.module.ts'),
});
