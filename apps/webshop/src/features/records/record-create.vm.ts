import { CreateRecord } from '@stadstegoed/core/records/create-record.ts';
import { newestRecords } from '@stadstegoed/core/records/record-rules.ts';
import {
  readRecordValue,
  recordControl,
  writtenRecordValue,
  type RecordControl,
  type RecordProblem,
} from '@stadstegoed/core/records/record-value.ts';
import type { PersonalRecord, RecordType } from '@stadstegoed/core/records/record.ts';
import { Records } from '@stadstegoed/core/records/records.port.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Navigation, Toasts, FailurePolicy, type Sentence } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import { amountSentence, dateSentence, numberSentence, phoneSentence } from '../../lib/form/typed-values.ts';
import { Load } from '../../lib/load/load.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import type { TextKey } from '../../texts/text-keys.ts';

/** The chosen type in the address; null in the first step. */
export interface RecordCreateParams {
  readonly typeKey: string | null;
  readonly language: Language;
}

const PROBLEMS: Readonly<Record<RecordProblem, TextKey>> = {
  required: 'records.create.required',
  too_long: 'records.create.tooLong',
  not_an_amount: 'records.create.notAnAmount',
  not_a_number: 'records.create.notANumber',
  too_many_digits: 'records.create.tooManyDigits',
  not_a_date: 'records.create.notADate',
  not_an_email: 'shell.typed.email',
  not_a_phone: 'shell.typed.phone',
};

/** Adds a record in two steps: its type, then its value (RC-004). The type is in the address, so that back works. */
@injectable()
export class RecordCreateViewModel implements ViewModel<RecordCreateParams> {
  readonly types = new Load<readonly RecordType[]>();
  readonly known = new Load<readonly PersonalRecord[]>();
  readonly choice: Form<{ readonly typeKey: string }>;
  form: Form<{ readonly value: string }>;
  typeKey: string | null = null;
  readonly #records: Records;
  readonly #create: CreateRecord;
  readonly #navigation: Navigation;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;
  #isShown = false;

  constructor(
    @inject(Records) records: Records,
    @inject(CreateRecord) create: CreateRecord,
    @inject(Navigation) navigation: Navigation,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#records = records;
    this.#create = create;
    this.#navigation = navigation;
    this.#toasts = toasts;
    this.#failures = failures;
    this.choice = new Form<{ readonly typeKey: string }>({
      initial: { typeKey: '' },
      rules: { typeKey: (key) => (key === '' ? { key: 'records.create.chooseOne' } : null) },
      failures,
    });
    this.form = this.#newForm();
    makeAutoObservable(this, { types: false, known: false, choice: false, form: observableRef }, { autoBind: true });
  }

  /** The chosen type; null in the first step, and for a key that residents cannot add. */
  get type(): RecordType | null {
    return this.types.value?.find(({ key }) => key === this.typeKey) ?? null;
  }

  get control(): RecordControl {
    return recordControl(this.typeKey ?? '');
  }

  /** The record of this type that counts now. */
  get current(): PersonalRecord | null {
    return newestRecords(this.known.value ?? []).find(({ typeKey }) => typeKey === this.typeKey) ?? null;
  }

  start({ typeKey }: RecordCreateParams): void {
    this.#isShown = true;
    if (typeKey !== this.typeKey) this.form = this.#newForm();
    this.typeKey = typeKey;
    if (typeKey !== null) this.choice.set('typeKey', typeKey);
    void this.types.load((signal) => this.#records.types({ signal }));
    void this.known.load((signal) => this.#records.list({ signal }));
  }

  stop(): void {
    this.#isShown = false;
    this.types.stop();
    this.known.stop();
  }

  /** Goes to the second step. */
  next(): void {
    const { typeKey } = this.choice.values;
    if (this.choice.check()) this.#navigation.go(goTo('record-create', {}, { type: typeKey }));
  }

  /** Adds the record and opens it, unless the resident has gone elsewhere meanwhile. */
  save(): Promise<void> {
    const { typeKey } = this;
    if (typeKey === null) return Promise.resolve();
    return this.form.submit(({ value }) => this.#create.run({ typeKey, value }), {
      done: (record) => {
        this.#toasts.show('positive', { key: 'shell.saved' });
        const destination = goTo('record-validations', { id: record.id });
        if (this.#isShown) this.#navigation.go(destination, { replace: true });
      },
      refused: (code) => ({ value: [problemSentence(code, this.form.values.value)] }),
    });
  }

  #newForm(): Form<{ readonly value: string }> {
    return new Form<{ readonly value: string }>({
      initial: { value: '' },
      rules: {
        value: (value) => {
          const read = readRecordValue(this.typeKey ?? '', value);
          return 'problem' in read ? problemSentence(read.problem, value) : null;
        },
      },
      write: { value: (value) => ({ value: writtenRecordValue(this.typeKey ?? '', value) }) },
      serverNames: { type: 'value', record_category_id: 'value' },
      failures: this.#failures,
    });
  }
}

const DETAILS: Readonly<Partial<Record<RecordProblem, (typed: string) => Sentence | null>>> = {
  not_an_amount: amountSentence,
  not_a_number: numberSentence,
  not_a_date: dateSentence,
  not_a_phone: phoneSentence,
};

function problemSentence(problem: RecordProblem, typed: string): Sentence {
  return DETAILS[problem]?.(typed) ?? { key: PROBLEMS[problem] };
}
