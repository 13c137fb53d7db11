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

declare module '../../support/modals.ts' {
  interface ModalParams {
    /** Asks a visitor to sign in, to bookmark this offer. */
    readonly 'sign-in-to-bookmark': { readonly productId: string; readonly productName: string };
  }
}

/** The lists of products and actions, the bookmarked ones, and the page of an offer. */
export default defineFeature({
  name: 'products',
  parts: ['offices'],
  ports: ['vouchers'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./products.module.ts'),
  dialogs: { 'sign-in-to-bookmark': () => import('./sign-in-to-bookmark.modal.tsx') },
});
