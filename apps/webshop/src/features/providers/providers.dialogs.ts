import type { DialogList } from '../../lib/app/dialogs.ts';
import type { Office } from '@stadstegoed/core/providers/office.ts';
import type { Position } from '@stadstegoed/core/providers/position.ts';

declare module '../../lib/app/dialogs.ts' {
  interface DialogParams {
    /** All offices of one provider; distances count from `from`, when it is known. */
    readonly 'offices-list': {
      readonly providerName: string;
      readonly offices: readonly Office[];
      readonly from: Position | null;
    };
  }
}

export const providersDialogs = {
  'offices-list': { texts: ['providers/parts'], load: () => import('./offices-list.dialog.tsx') },
} satisfies DialogList;
