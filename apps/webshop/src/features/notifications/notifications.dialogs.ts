import type { DialogList } from '../../lib/app/dialogs.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'preferences-sign-in': object;
  }
}

export const notificationsDialogs = {
  'preferences-sign-in': {
    texts: ['notifications', 'account'],
    load: () => import('./preferences-sign-in.dialog.tsx'),
  },
} satisfies DialogList;
