import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import type { RecordCategory } from './record.ts';
import type { Records } from './records.port.ts';
import { cleanLine } from '../shared/typed-text.ts';

/** The length of the name of a category on the platform. */
export const CATEGORY_NAME = { min: 2, max: 16 } as const;

/** A change of the categories of a resident. */
export type Arrangement =
  | { readonly kind: 'add'; readonly name: string; readonly after: readonly RecordCategory[] }
  | { readonly kind: 'rename'; readonly category: RecordCategory; readonly name: string }
  | { readonly kind: 'remove'; readonly categoryId: string }
  | { readonly kind: 'move'; readonly recordId: string; readonly categoryId: string | null };

/** Whether a name can be that of a category: 2 to 16 characters. */
export function isCategoryName(name: string): boolean {
  const { length } = cleanLine(name);
  return length >= CATEGORY_NAME.min && length <= CATEGORY_NAME.max;
}

/** Adds, renames and removes categories, and puts records in them. */
export class ArrangeRecords {
  readonly #records: Pick<Records, 'addCategory' | 'changeCategory' | 'removeCategory' | 'move'>;

  constructor(records: Pick<Records, 'addCategory' | 'changeCategory' | 'removeCategory' | 'move'>) {
    this.#records = records;
  }

  async run(change: Arrangement): Promise<Result<unknown, Refusal<'name_length'> | Failure>> {
    if ('name' in change && !isCategoryName(change.name)) return err(refusal('name_length'));
    switch (change.kind) {
      case 'add':
        return this.#records.addCategory(cleanLine(change.name), nextOrder(change.after));
      case 'rename':
        return this.#records.changeCategory({ ...change.category, name: cleanLine(change.name) });
      case 'remove':
        return this.#records.removeCategory(change.categoryId);
      case 'move':
        return this.#records.move(change.recordId, change.categoryId);
    }
  }
}

/** A new category comes last. */
function nextOrder(categories: readonly RecordCategory[]): number {
  return Math.max(-1, ...categories.map(({ order }) => order)) + 1;
}
