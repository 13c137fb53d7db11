import { ArrangeRecords, isCategoryName } from '@stadstegoed/core/records/arrange-records.ts';
import type { RecordCategory } from '@stadstegoed/core/records/record.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Action } from '../../lib/action/action.ts';
import { inject, injectable } from '../../lib/view-model/inject.ts';
import { FailurePolicy, Toasts } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import type { ViewModel } from '../../lib/view-model/view-model.ts';

/** The category to change; null for a new one. */
export interface RecordCategoryParams {
  readonly category: RecordCategory | null;
  readonly known: readonly RecordCategory[];
}

/** Adds, renames or removes a category of records. */
@injectable()
export class RecordCategoryViewModel implements ViewModel<RecordCategoryParams> {
  form: Form<{ readonly name: string }>;
  isDone = false;
  readonly removal: Action;
  #params: RecordCategoryParams = { category: null, known: [] };
  readonly #arrange: ArrangeRecords;
  readonly #toasts: Toasts;
  readonly #failures: FailurePolicy;

  constructor(
    @inject(ArrangeRecords) arrange: ArrangeRecords,
    @inject(Toasts) toasts: Toasts,
    @inject(FailurePolicy) failures: FailurePolicy,
  ) {
    this.#arrange = arrange;
    this.#toasts = toasts;
    this.#failures = failures;
    this.removal = new Action({ failures, place: 'toast' });
    this.form = this.#formWith('');
    makeAutoObservable(this, { form: observableRef, removal: false }, { autoBind: true });
  }

  start(params: RecordCategoryParams): void {
    this.#params = params;
    this.isDone = false;
    this.form = this.#formWith(params.category?.name ?? '');
  }

  stop(): void {
    // A change that was sent is made, also when the dialog is closed.
  }

  save(): Promise<void> {
    const { category, known } = this.#params;
    return this.form.submit(
      ({ name }) =>
        this.#arrange.run(category === null ? { kind: 'add', name, after: known } : { kind: 'rename', category, name }),
      {
        done: () => {
          this.isDone = true;
          this.#toasts.show('positive', { key: 'shell.saved' });
        },
        refused: () => ({ name: [{ key: 'records.category.length' }] }),
      },
    );
  }

  async remove(): Promise<void> {
    const { category } = this.#params;
    if (category === null) return;
    const gone = (): void => {
      this.isDone = true;
      this.#toasts.show('positive', { key: 'shell.removed' });
    };
    await this.removal.run(() => this.#arrange.run({ kind: 'remove', categoryId: category.id }), {
      done: gone,
      refused: gone,
      failed: (failure) => (failure.kind === 'not_found' ? gone() : this.removal.report(failure)),
    });
  }

  #formWith(name: string): Form<{ readonly name: string }> {
    return new Form<{ readonly name: string }>({
      initial: { name },
      rules: { name: (typed) => (isCategoryName(typed) ? null : { key: 'records.category.length' }) },
      serverNames: { order: 'name' },
      failures: this.#failures,
    });
  }
}
