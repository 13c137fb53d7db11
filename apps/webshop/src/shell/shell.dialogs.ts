import type { DialogList } from '../lib/app/dialogs.ts';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Sentence } from '../lib/app/app-ports.ts';

declare module '../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly notification: {
      readonly title: Sentence;
      readonly lines: readonly Sentence[];
      /** An optional link to a screen, shown as the primary button. */
      readonly action?: { readonly label: Sentence; readonly to: Destination };
    };
    readonly 'sign-out': object;
    readonly 'idle-warning': object;
  }
}

export const shellDialogs = {
  notification: { texts: [], load: () => import('./dialogs/notification.dialog.tsx') },
  'sign-out': { texts: [], load: () => import('./dialogs/sign-out.dialog.tsx') },
  'idle-warning': { texts: [], load: () => import('./dialogs/idle-warning.dialog.tsx') },
} satisfies DialogList;
