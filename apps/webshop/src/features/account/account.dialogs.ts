import type { DialogList } from '../../lib/app/dialogs.ts';
import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import type { SecondFactor, SecondFactorKind, SecondFactors } from '@stadstegoed/core/account/second-factor.ts';
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
    /** Adds a second factor or takes one off. */
    readonly 'second-factor': FactorTask & { readonly onDone: () => void };
    /** What the platform asks in the middle of something; it opens over the dialog in which that is. */
    readonly 'second-factor-question': { readonly state: SecondFactors; readonly onGiven: () => void };
  }
}

/** What is done with a second factor. */
export type FactorTask =
  | { readonly task: 'add'; readonly kind: SecondFactorKind; readonly state: SecondFactors }
  | { readonly task: 'remove'; readonly factor: SecondFactor };

export const accountDialogs = {
  'remove-email': { texts: ['account'], load: () => import('./remove-email.dialog.tsx') },
  'end-session': { texts: ['account'], load: () => import('./end-session.dialog.tsx') },
  'end-all-sessions': { texts: ['account'], load: () => import('./end-all-sessions.dialog.tsx') },
  'second-factor': { texts: ['account'], load: () => import('./second-factor.dialog.tsx') },
  'second-factor-question': { texts: ['account'], load: () => import('./second-factor-question.dialog.tsx') },
} satisfies DialogList;
