import { amountOverLimit, type AmountOverLimit } from '@stadstegoed/core/fund-requests/amount-over-limit.ts';
import type { CheckAnswer } from '@stadstegoed/core/fund-requests/check-answer.ts';
import { answerProblem, CHECKED, isMismatch, writtenAnswer } from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import { criterionControl, type CriterionControl } from '@stadstegoed/core/fund-requests/criterion-control.ts';
import type { RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import { answerCriterion, answerTo, attachFiles } from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable } from 'mobx';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { Form } from '../../lib/form/form.ts';
import { Upload } from '../../lib/upload/upload.ts';
import { formInDraft } from './form-in-draft.ts';
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
  readonly fund: Fund;
  readonly criterion: Criterion;
  readonly draft: Draft<RequestContent>;
  readonly check: Pick<CheckAnswer, 'run'>;
  readonly files: Files;
  readonly failures: FailurePolicy;
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
    this.uploads = criterion.showAttachment ? this.#makeUploads() : null;
    this.form = new Form<CriterionValues>({
      initial: { answer: answerTo(criterion, draft.content), files: null },
      rules: { answer: (answer) => this.#sentenceOf(answer), files: () => this.#fileProblems() },
      write: { answer: (answer) => ({ answer: writtenAnswer(criterion, answer) }) },
      serverNames: { 'records.0.value': 'answer', 'records.0': criterion.showAttachment ? 'files' : 'answer' },
      draft: formInDraft(draft, ({ answer }) => answerCriterion(draft.content, criterion, answer)),
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
  }

  /** Continues uploads that were interrupted when the step was left. */
  start(): void {
    this.uploads?.start();
  }

  /** Checks the answer; calls `done` when the platform accepts it. */
  submit(done: () => void): Promise<void> {
    const { fund, draft, check } = this.#options;
    const files = this.uploads?.uids ?? [];
    return this.form.submit(() => check.run({ fund, content: draft.content }, this.criterion), {
      done,
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
    const { criterion, draft, files } = this.#options;
    return new Upload({
      files,
      type: 'fund_request_record_proof',
      kept: draft.content.files[criterion.id] ?? [],
      onChange: (kept) => {
        draft.change(attachFiles(draft.content, criterion, kept));
        this.form.set('files', null);
      },
    });
  }

  #sentenceOf(answer: string): Sentence | null {
    const problem = answerProblem(this.criterion, answer);
    return problem === null ? null : answerSentence(problem, this.criterion, answer);
  }
}
