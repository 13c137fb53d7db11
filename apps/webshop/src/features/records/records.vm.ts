import type { RecordCategory } from '@stadstegoed/core/records/record.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { Dialogs } from '../../lib/app/dialogs.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';
import { RecordBook } from './record-book.shared.vm.ts';

/** The list of the resident's records. */
@injectable()
export class RecordsViewModel implements ViewModel<{ readonly language: Language }> {
  readonly book: RecordBook;
  readonly #dialogs: Dialogs;

  constructor(@inject(RecordBook) book: RecordBook, @inject(Dialogs) dialogs: Dialogs) {
    this.book = book;
    this.#dialogs = dialogs;
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
    this.#dialogs.open('record-category', { category, known, onChanged: () => this.book.read() });
  }
}
