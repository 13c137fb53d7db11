import type { DialogList } from '../../lib/app/dialogs.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    /** `next`: what the resident does after it. */
    readonly 'discard-draft': { readonly next: 'restart' | 'discard'; readonly onDiscard: () => void };
  }
}

/** The dialogs of fund-requests. */
export const fundRequestsDialogs = {
  'discard-draft': {
    texts: ['fund-requests', 'fund-activation', 'files'],
    load: () => import('./discard-draft.dialog.tsx'),
  },
} satisfies DialogList;
