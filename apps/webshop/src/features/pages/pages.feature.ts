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

/** The error page and the redirect. They use only rules of the core and need no bindings. */
export default defineFeature({
  name: 'pages',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
});
