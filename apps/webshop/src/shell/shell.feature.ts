import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import type { Sentence } from '../support/app-ports.ts';
import { defineFeature } from '../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../texts/text-keys.ts' {
  interface DutchTexts {
    readonly shell: typeof nl;
  }
  interface EnglishTexts {
    readonly shell: typeof en;
  }
}

declare module '../support/modals.ts' {
  interface ModalParams {
    readonly notification: {
      readonly title: Sentence;
      readonly lines: readonly Sentence[];
      /** An optional link to a screen, shown as the primary button. */
      readonly action?: { readonly label: Sentence; readonly to: Destination };
    };
    readonly 'sign-out': object;
    readonly 'pin-code': { readonly title: Sentence; readonly onPin: (pin: string) => void };
    readonly 'idle-warning': object;
  }
}

/** The shell as a feature: its texts load at start-up, the composition binds its ports. */
export default defineFeature({
  name: 'shell',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  dialogs: {
    notification: () => import('./modals/notification.modal.tsx'),
    'sign-out': () => import('./modals/sign-out.modal.tsx'),
    'pin-code': () => import('./modals/pin-code.modal.tsx'),
    'idle-warning': () => import('./modals/idle-warning.modal.tsx'),
  },
});
