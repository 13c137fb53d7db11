import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type firstEn from './texts.first.en.json';
import type firstNl from './texts.first.nl.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly funds: typeof nl;
    readonly 'funds/first': typeof firstNl;
  }
  interface EnglishTexts {
    readonly funds: typeof en;
    readonly 'funds/first': typeof firstEn;
  }
}

/** Home, the list of funds and the page of a fund. Home shows voucher tickets; lists can activate a fund. */
export default defineFeature({
  name: 'funds',
  parts: ['vouchers'],
  ports: ['fund-activation'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./funds.module.ts'),
  first: {
    texts: { nl: () => import('./texts.first.nl.json'), en: () => import('./texts.first.en.json') },
    bindings: () => import('./home.module.ts'),
  },
});
