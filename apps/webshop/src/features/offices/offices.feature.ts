import type { Office } from '@stadstegoed/core/offices/office.ts';
import type { Position } from '@stadstegoed/core/offices/position.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly offices: typeof nl;
  }
  interface EnglishTexts {
    readonly offices: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    /** All offices of one provider; distances count from `from`, when it is known. */
    readonly 'offices-list': {
      readonly providerName: string;
      readonly offices: readonly Office[];
      readonly from: Position | null;
    };
  }
}

/**
 * The offices of providers: list, opening hours, route, and the filter by distance. A feature that shows them names it under
 * `parts`.
 */
export default defineFeature({
  name: 'offices',
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./offices.module.ts'),
  dialogs: { 'offices-list': () => import('./offices-list.modal.tsx') },
});
