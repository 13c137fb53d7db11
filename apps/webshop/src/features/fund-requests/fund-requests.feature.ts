import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly 'fund-requests': typeof nl;
  }
  interface EnglishTexts {
    readonly 'fund-requests': typeof en;
  }
}

/** Requests for a fund, and the questions about them (1 §4). */
export default defineFeature({
  name: 'fund-requests',
  parts: ['files', 'funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./fund-requests.module.ts'),
});
