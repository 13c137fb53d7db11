import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly 'fund-activation': typeof nl;
  }
  interface EnglishTexts {
    readonly 'fund-activation': typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    readonly 'taken-by-partner': object;
    /** The vouchers of a code, and the fund on whose page it was typed. */
    readonly 'code-redeemed': {
      readonly vouchers: readonly Voucher[];
      readonly fundId: string;
      readonly fundName: string;
    };
  }
}

/** The activation of a fund: with a code, with DigiD, or automatically. */
export default defineFeature({
  name: 'fund-activation',
  ports: ['funds', 'vouchers'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./fund-activation.module.ts'),
  dialogs: {
    'taken-by-partner': () => import('./taken-by-partner.modal.tsx'),
    'code-redeemed': () => import('./code-redeemed.modal.tsx'),
  },
});
