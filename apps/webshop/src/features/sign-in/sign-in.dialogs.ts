import type { DialogList } from '../../lib/app/dialogs.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'sign-up-by-email': { readonly target: string | null };
    readonly 'login-by-email': { readonly target: string | null };
    readonly 'login-link-expired': { readonly target: string | null };
    readonly 'identity-proxy-expired': { readonly target: string | null };
    readonly 'auth-code': object;
    readonly 'open-in-app': object;
    /** `onClosed` is called because the resident may be signed in on another device now. */
    readonly 'pin-code': { readonly onClosed: () => void };
  }
}

export const signInDialogs = {
  'sign-up-by-email': { texts: ['sign-in'], load: () => import('./sign-up-by-email.dialog.tsx') },
  'login-by-email': { texts: ['sign-in'], load: () => import('./login-by-email.dialog.tsx') },
  'login-link-expired': { texts: ['sign-in'], load: () => import('./login-link-expired.dialog.tsx') },
  'identity-proxy-expired': {
    texts: ['sign-in'],
    load: () => import('./identity-proxy-expired.dialog.tsx'),
  },
  'auth-code': { texts: ['sign-in'], load: () => import('./auth-code.dialog.tsx') },
  'open-in-app': { texts: ['sign-in'], load: () => import('./open-in-app.dialog.tsx') },
  'pin-code': { texts: ['sign-in'], load: () => import('./pin-code.dialog.tsx') },
} satisfies DialogList;
