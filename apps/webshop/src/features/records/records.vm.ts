import type { RecordCategory } from '@stadstegoed/core/records/record.ts';
import { inject, injectable } from '../../lib/app/inject.ts';
import { Modals } from '../../lib/app/modals.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { ViewModel } from '../../lib/app/view-model.ts';
import { RecordBook } from './record-book.ts';

/** The list of the resident's records. */
@injectable()
export class RecordsViewModel implements ViewModel<{ readonly language: Language }> {
  readonly book: RecordBook;
  readonly #modals: Modals;

  constructor(@inject(RecordBook) book: RecordBook, @inject(Modals) modals: Modals) {
    this.book = book;
    this.#modals = modals;
  }

  start(): void {
    this.book.read();
  }

  stop(): void {
    this.book.stop();
  }

  /** Opens the dialog in which a category is renamed or removed; null adds one. */
  arrange(category: RecordCategory | null): void {
    const known = this.book.categories.value ?? [];
    this.#modals.open('record-category', { category, known, onChanged: () => this.book.read() });
  }
}
