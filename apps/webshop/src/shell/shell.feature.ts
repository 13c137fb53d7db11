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
      /** Where the message asks to go; without it there is nothing to do but to read. */
      readonly action?: { readonly label: Sentence; readonly to: Destination };
    };
    readonly 'sign-out': object;
    readonly 'pin-code': { readonly title: Sentence; readonly onPin: (pin: string) => void };
    readonly 'idle-warning': object;
  }
}

/** The frame round every screen: its texts are there from the first moment, its ports are bound by the composition. */
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
