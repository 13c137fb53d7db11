import { amountOverLimit, type AmountOverLimit } from '@stadstegoed/core/fund-requests/amount-over-limit.ts';
import {
  answerOfRecord,
  answerProblem,
  CHECKED,
  isMismatch,
  needsFile,
  takesFiles,
  writtenAnswer,
} from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import { criterionControl, type CriterionControl } from '@stadstegoed/core/fund-requests/criterion-control.ts';
import type { RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import { answerTo } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import { answerCriterion, attachFiles } from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import type { FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable } from 'mobx';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { Form } from '../../lib/form/form.ts';
import { Upload } from '../../lib/upload/upload.ts';
import { formInDraft } from './form-in-draft.ts';
import { answerSentence } from './request-sentences.ts';

/** That a group has no answer; it says which group. */
export const GROUP_EMPTY = 'fundRequests.answer.groupEmpty';

/** The name of the files in the platform's errors. */
const FILES = 'records.0.files';

/** The fields of a criterion. `files` has no value here: the uploads hold it, its errors are shown at them. */
export interface CriterionValues {
  /** The answer as typed. */
  readonly answer: string;
  readonly files: null;
}

export interface CriterionFormOptions {
  readonly criterion: Criterion;
  readonly draft: Draft<RequestContent>;
  readonly files: Files;
  readonly failures: FailurePolicy;
}

/** The answer to one criterion with its proofs, validated by the shop; `StepAnswers` sends it. */
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
      serverNames: {
        'records.0.value': 'answer',
        'records.0.fund_criterion_id': 'answer',
        'records.0.record_type_key': 'answer',
        'records.0': criterion.showAttachment ? 'files' : 'answer',
      },
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

  /** Whether the answer is still the record of the resident that was filled in. */
  get isFromRecord(): boolean {
    const known = this.criterion.question?.known ?? null;
    const { answer } = this.form.values;
    return known !== null && answer !== '' && answer === answerOfRecord(this.criterion, known);
  }

  /** Whether proofs can be added now. */
  get takesFiles(): boolean {
    return takesFiles(this.criterion, this.form.values.answer);
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

  /** Shows the platform's errors for this answer, of a request with these files. */
  refuse(errors: FieldErrors, sent: readonly string[] = this.uploads?.uids ?? []): void {
    const files = this.#refusedFiles(errors, sent);
    const others = files === null ? errors : withoutFiles(errors);
    this.form.refuseWith(others);
    if (files !== null) this.form.refuse({ ...this.form.errors, files });
  }

  /** Shows that one of the answers of its group is needed. */
  refuseGroup(title: string): void {
    this.form.refuse({ answer: [{ key: GROUP_EMPTY, values: { title } }] });
  }

  /**
   * The errors of files that the platform rejected, for example because it does not keep them any more: each file by its
   * name. Today's platform says only of all together, in words for programmers, that something is wrong. Null for no files.
   */
  #refusedFiles(errors: FieldErrors, sent: readonly string[]): readonly Sentence[] | null {
    const { uploads, criterion } = this;
    if (uploads?.refuse(errors, sent, FILES) === true) return uploads.problems;
    if (uploads === null || criterion.question === null || errors[FILES] === undefined) return null;
    return [
      sent.length === 0 ? answerSentence('file_missing', criterion, '') : { key: 'fundRequests.answer.fileRefused' },
    ];
  }

  #fileProblems(): Sentence | readonly Sentence[] | null {
    if (this.uploads === null) return null;
    if (this.uploads.problems.length > 0) return this.uploads.problems;
    const isNeeded = needsFile(this.criterion, this.form.values.answer);
    return isNeeded && this.uploads.uids.length === 0 ? answerSentence('file_missing', this.criterion, '') : null;
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

function withoutFiles(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== FILES && !name.startsWith(`${FILES}.`)));
}
