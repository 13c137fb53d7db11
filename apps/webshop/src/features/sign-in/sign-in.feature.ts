import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly 'sign-in': typeof nl;
  }
  interface EnglishTexts {
    readonly 'sign-in': typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    readonly 'sign-up-by-email': { readonly target: string | null };
    readonly 'login-by-email': { readonly target: string | null };
    readonly 'login-link-expired': { readonly target: string | null };
    readonly 'identity-proxy-expired': { readonly target: string | null };
    readonly 'auth-code': object;
    readonly 'open-in-app': object;
  }
}

/** Sign-in by e-mail, with the app or with DigiD. The screen after it depends on funds and vouchers. */
export default defineFeature({
  name: 'sign-in',
  ports: ['vouchers'],
  firstOf: ['funds'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./sign-in.module.ts'),
  dialogs: {
    'sign-up-by-email': () => import('./sign-up-by-email.modal.tsx'),
    'login-by-email': () => import('./login-by-email.modal.tsx'),
    'login-link-expired': () => import('./login-link-expired.modal.tsx'),
    'identity-proxy-expired': () => import('./identity-proxy-expired.modal.tsx'),
    'auth-code': () => import('./auth-code.modal.tsx'),
    'open-in-app': () => import('./open-in-app.modal.tsx'),
  },
});
