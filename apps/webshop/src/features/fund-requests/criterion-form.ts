import { amountOverLimit, type AmountOverLimit } from '@stadstegoed/core/fund-requests/amount-over-limit.ts';
import { criterionControl, type CriterionControl } from '@stadstegoed/core/fund-requests/criterion-control.ts';
import { answerProblem, CHECKED, isMismatch, writtenAnswer } from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable } from 'mobx';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import { Form } from '../../lib/form/form.ts';
import { Upload } from '../../lib/upload/upload.ts';
import type { RequestDraft } from './request-draft-content.ts';
import { answerSentence } from './request-sentences.ts';

/** The name of the files in the platform's errors. */
const FILES = 'records.0.files';

/** The fields of the step of a criterion. `files` has no value here: the uploads hold it, its errors are shown at them. */
export interface CriterionValues {
  /** The answer as typed. */
  readonly answer: string;
  readonly files: null;
}

/** What the step of a criterion needs. */
export interface CriterionFormOptions {
  readonly fundId: string;
  readonly criterion: Criterion;
  readonly draft: RequestDraft;
  readonly check: CheckAnswer;
  readonly files: Files;
  readonly failures: FailurePolicy;
  /** Called when the answer changes, because it has to be checked again. */
  readonly onChange: () => void;
}

/** The answer to one criterion: validated by the shop, then by the platform. */
export class CriterionForm {
  readonly form: Form<CriterionValues>;
  readonly criterion: Criterion;
  /** The proofs; null for a criterion that asks for none. */
  readonly uploads: Upload | null;
  readonly #options: CriterionFormOptions;

  constructor(options: CriterionFormOptions) {
    const { criterion, draft, failures } = options;
    this.#options = options;
    this.criterion = criterion;
    const { answers } = draft.content;
    this.uploads = criterion.showAttachment ? this.#makeUploads() : null;
    this.form = new Form<CriterionValues>({
      initial: { answer: answers[criterion.id] ?? (criterionControl(criterion) === 'step' ? '0' : ''), files: null },
      rules: { answer: (answer) => this.#sentenceOf(answer), files: () => this.#fileProblems() },
      write: { answer: (answer) => ({ answer: writtenAnswer(criterion, answer) }) },
      serverNames: { 'records.0.value': 'answer', 'records.0': criterion.showAttachment ? 'files' : 'answer' },
      failures,
    });
    makeAutoObservable(this, { form: false, criterion: false, uploads: false }, { autoBind: true });
  }

  /** Whether the rejected answer was understood but does not meet the criterion, so that the limit is shown. */
  get isMismatch(): boolean {
    const { answer } = this.form.values;
    const problem = answerProblem(this.criterion, answer);
    return this.form.isRefused && problem !== null && isMismatch(problem);
  }

  /** How far a typed amount is over the limit; null for another kind of answer. */
  get over(): AmountOverLimit | null {
    return amountOverLimit(this.criterion, this.form.values.answer);
  }

  /** The control in which it is answered. */
  get control(): CriterionControl {
    return criterionControl(this.criterion);
  }

  /** Checks or unchecks a criterion that is only confirmed. */
  check(isChecked: boolean): void {
    this.set(isChecked ? CHECKED : '');
  }

  set(answer: string): void {
    this.form.set('answer', answer);
    this.#keep(answer);
    this.#options.onChange();
  }

  /** Continues uploads that were interrupted when the step was left. */
  start(): void {
    this.uploads?.start();
  }

  /** Checks the answer; keeps it and calls `done` when the platform accepts it. */
  submit(done: () => void): Promise<void> {
    const { fundId, check } = this.#options;
    const files = this.uploads?.uids ?? [];
    return this.form.submit(({ answer }) => check.run({ fundId, criterion: this.criterion, answer, files }), {
      done: () => {
        // A counter is accepted at 0 without a change; only what the draft holds is sent.
        this.#keep(this.form.values.answer);
        done();
      },
      refused: (code) => ({
        [code === 'file_missing' ? 'files' : 'answer']: [answerSentence(code, this.criterion, this.form.values.answer)],
      }),
      failed: (failure) => (failure.kind === 'invalid' && this.#refuseFiles(failure.fields, files) ? {} : null),
    });
  }

  /** Shows the platform's errors for this answer after the whole request was rejected. */
  refuse(errors: FieldErrors): void {
    if (!this.#refuseFiles(errors, this.uploads?.uids ?? [])) this.form.refuseWith(errors);
  }

  #keep(answer: string): void {
    const { draft } = this.#options;
    draft.change({ answers: { ...draft.content.answers, [this.criterion.id]: answer } });
  }

  /**
   * Shows the errors of files that the platform rejected, for example because it does not keep them any more: each file by
   * its name, beside the other errors. False when the errors name no file.
   */
  #refuseFiles(errors: FieldErrors, sent: readonly string[]): boolean {
    const { uploads } = this;
    if (uploads === null || !uploads.refuse(errors, sent, FILES)) return false;
    const others = Object.entries(errors).filter(([name]) => !name.startsWith(`${FILES}.`));
    this.form.refuseWith(Object.fromEntries(others));
    this.form.refuse({ ...this.form.errors, files: uploads.problems });
    return true;
  }

  #fileProblems(): Sentence | readonly Sentence[] | null {
    if (this.uploads === null) return null;
    if (this.uploads.problems.length > 0) return this.uploads.problems;
    return this.uploads.uids.length === 0 ? answerSentence('file_missing', this.criterion, '') : null;
  }

  #makeUploads(): Upload {
    const { criterion, draft, files, onChange } = this.#options;
    return new Upload({
      files,
      type: 'fund_request_record_proof',
      kept: draft.content.files[criterion.id] ?? [],
      onChange: (kept) => {
        draft.change({ files: { ...draft.content.files, [criterion.id]: kept } });
        this.form.set('files', null);
        onChange();
      },
    });
  }

  #sentenceOf(answer: string): Sentence | null {
    const problem = answerProblem(this.criterion, answer);
    return problem === null ? null : answerSentence(problem, this.criterion, answer);
  }
}
