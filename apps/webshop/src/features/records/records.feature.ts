import type { RecordCategory } from '@stadstegoed/core/records/record.ts';
import { defineFeature } from '../../support/define-feature.ts';
import type en from './texts.en.json';
import type nl from './texts.nl.json';

declare module '../../texts/text-keys.ts' {
  interface DutchTexts {
    readonly records: typeof nl;
  }
  interface EnglishTexts {
    readonly records: typeof en;
  }
}

declare module '../../support/modals.ts' {
  interface ModalParams {
    /** Renames a category, or adds one after the known ones when it is null. */
    readonly 'record-category': {
      readonly category: RecordCategory | null;
      readonly known: readonly RecordCategory[];
      readonly onChanged: () => void;
    };
    /** Puts a record in a category. */
    readonly 'record-move': {
      readonly recordId: string;
      readonly categoryId: string | null;
      readonly categories: readonly RecordCategory[];
      readonly onChanged: () => void;
    };
  }
}

/** The records of a resident and their confirmation by validators, beside the menu of the account. */
export default defineFeature({
  name: 'records',
  parts: ['account', 'notifications'],
  texts: { nl: () => import('./texts.nl.json'), en: () => import('./texts.en.json') },
  bindings: () => import('./records.module.ts'),
  dialogs: {
    'record-category': () => import('./record-category.modal.tsx'),
    'record-move': () => import('./record-move.modal.tsx'),
  },
});
