import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly funds: typeof nl;
  }
  interface EnglishTexts {
    readonly funds: typeof en;
  }
}

/** Home, the list of funds and the page of a fund. Home shows voucher tickets; lists can activate a fund. */
export default defineFeature({
  name: 'funds',
  parts: ['vouchers'],
  ports: ['fund-activation'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./funds.module.ts'),
});
