import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly files: typeof nl;
  }
  interface EnglishTexts {
    readonly files: typeof en;
  }
}

/** Adding files to a form. A feature that uses it names it under `parts`. */
export default defineFeature({
  name: 'files',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./files.module.ts'),
});
