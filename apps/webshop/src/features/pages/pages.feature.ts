import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly pages: typeof nl;
  }
  interface EnglishTexts {
    readonly pages: typeof en;
  }
}

/** The pages of the municipality, the sitemap, the error page and the redirect. Explanation and sitemap list the funds. */
export default defineFeature({
  name: 'pages',
  firstOf: ['funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
});
