import type { DialogList } from '../../lib/app/dialogs.ts';
import type { RecordCategory } from '@stadstegoed/core/records/record.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    /** Renames a category, or adds one after the known ones when it is null. */
    readonly 'record-category': {
      readonly category: RecordCategory | null;
      readonly known: readonly RecordCategory[];
      readonly onChanged: () => void;
    };
    /** Asks before a record is declined. */
    readonly 'record-decline': { readonly onDecline: () => void };
    /** Puts a record in a category. */
    readonly 'record-move': {
      readonly recordId: string;
      readonly categoryId: string | null;
      readonly categories: readonly RecordCategory[];
      readonly onChanged: () => void;
    };
  }
}

export const recordsDialogs = {
  'record-category': {
    texts: ['records', 'account', 'notifications'],
    load: () => import('./record-category.dialog.tsx'),
  },
  'record-decline': { texts: ['records'], load: () => import('./record-decline.dialog.tsx') },
  'record-move': {
    texts: ['records', 'account', 'notifications'],
    load: () => import('./record-move.dialog.tsx'),
  },
} satisfies DialogList;
