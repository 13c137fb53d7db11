import { countingValidation, type RecordStatus } from '@stadstegoed/core/records/record-rules.ts';
import type { PersonalRecord, RecordValidation } from '@stadstegoed/core/records/record.ts';
import type { ValidatorRequest } from '@stadstegoed/core/records/validation.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { RecordBook } from './record-book.shared.vm.ts';

/** The id of the record in the address. */
export interface RecordDetailParams {
  readonly id: string;
  readonly language: Language;
}

/** One record: who confirmed it, which confirmation counts, and what stood there before. */
@injectable()
export class RecordDetailViewModel implements ViewModel<RecordDetailParams> {
  readonly book: RecordBook;
  #id = '';
  readonly #dialogs: Dialogs;

  constructor(@inject(RecordBook) book: RecordBook, @inject(Dialogs) dialogs: Dialogs) {
    this.book = book;
    this.#dialogs = dialogs;
    makeAutoObservable(this, { book: false }, { autoBind: true });
  }

  get record(): PersonalRecord | null {
    return this.book.find(this.#id);
  }

  /** Whether the resident has no record with this id. */
  get isMissing(): boolean {
    return this.book.records.value !== null && this.record === null;
  }

  get status(): RecordStatus {
    return this.record === null ? 'own' : this.book.statusOf(this.record);
  }

  /** The confirmation that counts for funds. */
  get counting(): RecordValidation | null {
    return this.record === null ? null : countingValidation(this.record);
  }

  /** The requests for this record that wait or were declined, newest first. */
  get requests(): readonly ValidatorRequest[] {
    const all = this.book.requests.value ?? [];
    return all
      .filter(({ recordId, state }) => recordId === this.#id && state !== 'approved')
      .sort((one, other) => Number(other.id) - Number(one.id));
  }

  get earlier(): readonly PersonalRecord[] {
    return this.record === null ? [] : this.book.earlierThan(this.record);
  }

  /** Whether there are categories to put the record in. */
  get canMove(): boolean {
    return (this.book.categories.value ?? []).length > 0;
  }

  start({ id }: RecordDetailParams): void {
    this.#id = id;
    this.book.read();
  }

  stop(): void {
    this.book.stop();
  }

  move(): void {
    if (this.record === null) return;
    const { id: recordId, categoryId } = this.record;
    const categories = this.book.categories.value ?? [];
    this.#dialogs.open('record-move', { recordId, categoryId, categories, onChanged: () => this.book.read() });
  }
}
