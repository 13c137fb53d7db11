import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { NewRecord, PersonalRecord, RecordCategory, RecordType } from './record.ts';

/** The records of the signed-in resident and the categories in which they are kept. */
export interface Records {
  /** All own records, in their own order. */
  list(options?: ReadOptions): Promise<Result<readonly PersonalRecord[], Failure>>;
  /** The kinds of record that a resident can add. */
  types(options?: ReadOptions): Promise<Result<readonly RecordType[], Failure>>;
  /** Checks a record and stores nothing; `invalid` with messages for `type` and `value`. */
  validate(record: NewRecord): Promise<Result<void, Failure>>;
  create(record: NewRecord): Promise<Result<PersonalRecord, Failure>>;
  /** Puts a record in a category; null for none. */
  move(recordId: string, categoryId: string | null): Promise<Result<PersonalRecord, Failure>>;
  categories(options?: ReadOptions): Promise<Result<readonly RecordCategory[], Failure>>;
  addCategory(name: string, order: number): Promise<Result<RecordCategory, Failure>>;
  changeCategory(category: RecordCategory): Promise<Result<RecordCategory, Failure>>;
  /** Removes a category; its records stay, without one. */
  removeCategory(id: string): Promise<Result<void, Failure>>;
}

export const Records = portToken<Records>('Records');
