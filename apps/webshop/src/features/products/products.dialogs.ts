import type { DialogList } from '../../lib/app/dialogs.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    /** Asks a visitor to sign in, to bookmark this offer. */
    readonly 'sign-in-to-bookmark': { readonly productId: string; readonly productName: string };
  }
}

export const productsDialogs = {
  'sign-in-to-bookmark': {
    texts: ['products', 'providers/parts'],
    load: () => import('./sign-in-to-bookmark.dialog.tsx'),
  },
} satisfies DialogList;
