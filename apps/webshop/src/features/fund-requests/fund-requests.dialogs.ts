import type { DialogList } from '../../lib/app/dialogs.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'restart-request': { readonly onRestart: () => void };
  }
}

/** The dialogs of fund-requests. */
export const fundRequestsDialogs = {
  'restart-request': {
    texts: ['fund-requests', 'fund-activation', 'files'],
    load: () => import('./restart-request.dialog.tsx'),
  },
} satisfies DialogList;
