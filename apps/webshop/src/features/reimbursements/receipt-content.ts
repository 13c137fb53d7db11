import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import type { DataItem } from '@stadstegoed/ui/data-list/data-list.tsx';
import type { Tint } from '@stadstegoed/ui/tint/tint.ts';

/** The content of a receipt: texts in the language of the screen. */
export interface ReceiptContent {
  readonly tint: Tint;
  readonly title: string;
  /** The voucher; null beside the form, where a line names it. */
  readonly payer: string | null;
  readonly lines: readonly DataItem[];
  readonly sum: DataItem;
  readonly files?: readonly StoredFile[];
}
