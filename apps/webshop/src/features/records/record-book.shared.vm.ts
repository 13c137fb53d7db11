import {
  earlierRecords,
  newestRecords,
  recordsByCategory,
  recordsToLookAt,
  recordStatus,
  type RecordGroup,
  type RecordStatus,
  type RecordToLookAt,
} from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord, RecordCategory } from '@stadstegoed/core/records/record.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import type { ValidatorRequest } from '@stadstegoed/core/records/validation.ts';
import { Validations } from '@stadstegoed/core/records/validations.port.ts';
import { ok } from '@stadstegoed/core/shared/result.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Load } from '../../lib/load/load.ts';
import { Settings } from '../../lib/app/settings.ts';

/**
 * The records of the resident with their categories and requests. Each part is read, and fails, apart. A platform without
 * validation has no requests.
 */
@injectable()
export class RecordBook {
  readonly records = new Load<readonly PersonalRecord[]>();
  readonly categories = new Load<readonly RecordCategory[]>();
  readonly requests = new Load<readonly ValidatorRequest[]>();
  readonly #records: Records;
  readonly #validations: Validations;
  readonly #settings: Settings;

  constructor(
    @inject(Records) records: Records,
    @inject(Validations) validations: Validations,
    @inject(Settings) settings: Settings,
  ) {
    this.#records = records;
    this.#validations = validations;
    this.#settings = settings;
    makeAutoObservable(this, { records: false, categories: false, requests: false }, { autoBind: true });
  }

  read(): void {
    void this.records.load((signal) => this.#records.list({ signal }));
    void this.categories.load((signal) => this.#records.categories({ signal }));
    void this.requests.load(async (signal) => {
      const platform = await this.#settings.ready();
      return platform?.recordsValidate === false ? ok([]) : this.#validations.requests({ signal });
    });
  }

  stop(): void {
    for (const part of [this.records, this.categories, this.requests]) part.stop();
  }

  /** The newest record of each type. */
  get newest(): readonly PersonalRecord[] {
    return newestRecords(this.records.value ?? []);
  }

  /** Those that a validator declined or still looks at. */
  get toLookAt(): readonly RecordToLookAt[] {
    return recordsToLookAt(this.newest, this.requests.value ?? []);
  }

  /** The others by category; all together while the categories are not there. */
  get groups(): readonly RecordGroup[] {
    const above = new Set(this.toLookAt.map(({ record }) => record));
    return recordsByCategory(
      this.newest.filter((record) => !above.has(record)),
      this.categories.value ?? [],
    );
  }

  find(id: string): PersonalRecord | null {
    return this.records.value?.find((record) => record.id === id) ?? null;
  }

  statusOf(record: PersonalRecord): RecordStatus {
    return recordStatus(record, this.requests.value ?? []);
  }

  /** The earlier records of the same type, newest first. */
  earlierThan(record: PersonalRecord): readonly PersonalRecord[] {
    return earlierRecords(this.records.value ?? [], record);
  }
}
