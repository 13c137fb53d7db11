import type { DialogList } from '../../lib/app/dialogs.ts';
import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import type { AccountSession } from '@stadstegoed/core/account/account-session.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    readonly 'remove-email': {
      readonly email: EmailAddress;
      /** The primary address, which gets the mail from now on; null when there is none. */
      readonly primary: string | null;
      readonly onRemoved: () => void;
    };
    /** `name` is the device as the screen calls it. */
    readonly 'end-session': {
      readonly session: AccountSession;
      readonly name: string;
      readonly onEnded: () => void;
    };
    readonly 'end-all-sessions': { readonly count: number };
  }
}

/** The dialogs of account. */
export const accountDialogs = {
  'remove-email': { texts: ['account'], load: () => import('./remove-email.dialog.tsx') },
  'end-session': { texts: ['account'], load: () => import('./end-session.dialog.tsx') },
  'end-all-sessions': { texts: ['account'], load: () => import('./end-all-sessions.dialog.tsx') },
} satisfies DialogList;
