import type { Failure } from '../shared/failure.ts';
import { refusal, type Refusal } from '../shared/refusal.ts';
import { err, type Result } from '../shared/result.ts';
import { readRecordValue, type RecordProblem } from './record-value.ts';
import type { NewRecord, PersonalRecord } from './record.ts';
import type { Records } from './records.port.ts';

/** Adds a record: the platform checks it first, then stores it. */
export class CreateRecord {
  readonly #records: Pick<Records, 'validate' | 'create'>;

  constructor(records: Pick<Records, 'validate' | 'create'>) {
    this.#records = records;
  }

  /** `value` as the resident typed it. */
  async run({ typeKey, value }: NewRecord): Promise<Result<PersonalRecord, Refusal<RecordProblem> | Failure>> {
    const read = readRecordValue(typeKey, value);
    if ('problem' in read) return err(refusal(read.problem));
    const record = { typeKey, value: read.value };
    const checked = await this.#records.validate(record);
    return checked.ok ? this.#records.create(record) : checked;
  }
}
