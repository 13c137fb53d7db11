import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly notifications: typeof nl;
  }
  interface EnglishTexts {
    readonly notifications: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    readonly 'preferences-sign-in': object;
  }
}

/** The messages of the platform, and which of them come by e-mail and by push. */
export default defineFeature({
  name: 'notifications',
  parts: ['account'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./notifications.module.ts'),
  dialogs: { 'preferences-sign-in': () => import('./preferences-sign-in.modal.tsx') },
});
