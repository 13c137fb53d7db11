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

declare module '../../support/modals.ts' {
  interface ModalParams {
    readonly 'restart-request': { readonly onRestart: () => void };
  }
}

/** The fund request and its clarifications. */
export default defineFeature({
  name: 'fund-requests',
  parts: ['fund-activation', 'files'],
  ports: ['funds', 'vouchers', 'account'],
  firstOf: ['funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./fund-requests.module.ts'),
  dialogs: { 'restart-request': () => import('./restart-request.modal.tsx') },
});
