import type { AccountSession } from '@stadstegoed/core/account/account-session.ts';
import type { EmailAddress } from '@stadstegoed/core/account/email-address.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly account: typeof nl;
  }
  interface EnglishTexts {
    readonly account: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
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

/** The e-mail addresses and the sessions of the resident. */
export default defineFeature({
  name: 'account',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./account.module.ts'),
  dialogs: {
    'remove-email': () => import('./remove-email.modal.tsx'),
    'end-session': () => import('./end-session.modal.tsx'),
    'end-all-sessions': () => import('./end-all-sessions.modal.tsx'),
  },
});
