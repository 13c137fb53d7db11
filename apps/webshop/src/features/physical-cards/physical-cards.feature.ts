import type { CardType } from '@stadstegoed/core/physical-cards/card-steps.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly 'physical-cards': typeof nl;
  }
  interface EnglishTexts {
    readonly 'physical-cards': typeof en;
  }
}

/** A voucher of which a dialog changes the card. */
interface CardDialogParams {
  readonly voucher: Voucher;
  /** For whom the voucher is; null when the platform does not say. */
  readonly owner: string | null;
  /** Gets the voucher with its changed card; null when only the platform knows whether the card changed. */
  readonly onChanged: (known: Voucher | null) => void;
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    /** `type` skips the choice between a card of the resident's own and a new one. */
    readonly 'physical-card-type': CardDialogParams & { readonly type?: CardType };
    readonly 'physical-card-unlink': CardDialogParams;
    readonly 'physical-card-print': { readonly voucher: Voucher };
  }
}

/** Plastic cards of vouchers: linking, ordering, unlinking and printing. */
export default defineFeature({
  name: 'physical-cards',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./physical-cards.module.ts'),
  dialogs: {
    'physical-card-type': () => import('./physical-card-type.modal.tsx'),
    'physical-card-unlink': () => import('./physical-card-unlink.modal.tsx'),
    'physical-card-print': () => import('./physical-card-print.modal.tsx'),
  },
});
