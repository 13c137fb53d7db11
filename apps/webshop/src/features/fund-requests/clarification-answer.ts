import { storedUids } from '@stadstegoed/core/files/stored-file.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import {
  ANSWER_MAX,
  answerProblem,
  charactersLeft,
  type AnswerProblem,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Failure, FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { App } from '../../support/app.ts';
import type { Sentence } from '../../support/app-ports.ts';
import { formDraft, type FormDraft } from '../../support/form-draft.ts';
import { FormModel, type FormErrors } from '../../support/form-model.ts';
import { storedFilesDraft, type StoredFilesDraft } from '../../support/stored-files-draft.ts';
import { UploadModel } from '../../support/upload-model.ts';

/** The text of the answer, and the uids of its uploaded files. */
export interface AnswerValues {
  readonly answer: string;
  readonly files: readonly string[];
}

/** The parts that an answer needs. */
export interface AnswerOptions {
  readonly files: Files;
  readonly app: Pick<App, 'drafts' | 'failures' | 'clock'>;
  readonly clarificationId: string;
}

/** The answer to a question while the resident writes it: a text and optional files, with a draft of both. */
export class ClarificationAnswer {
  /** When the draft was written last; null before. */
  savedAt: Instant | null = null;
  readonly form: FormModel<AnswerValues>;
  readonly uploads: UploadModel;
  readonly #filesDraft: StoredFilesDraft;

  constructor({ files, app, clarificationId }: AnswerOptions) {
    const key = `clarification-${clarificationId}`;
    this.#filesDraft = storedFilesDraft(app.drafts, `${key}-files`);
    const kept = this.#filesDraft.read();
    this.uploads = new UploadModel({
      files,
      type: 'fund_request_clarification_proof',
      kept,
      onChange: (changed) => {
        this.#filesDraft.write(changed);
        this.form.set('files', storedUids(changed));
      },
    });
    this.form = new FormModel<AnswerValues>({
      initial: { answer: '', files: storedUids(kept) },
      rules: { answer: answerRule, files: () => this.uploads.problem },
      draft: this.#textDraft(app, key),
      failures: app.failures,
    });
    makeAutoObservable(this, { form: false, uploads: false }, { autoBind: true });
  }

  /** The most characters of an answer. */
  get mostCharacters(): number {
    return ANSWER_MAX;
  }

  /** The number of characters that still fit; negative when the answer is too long. */
  get charactersLeft(): number {
    return charactersLeft(this.form.values.answer);
  }

  /** The field errors of a rejected answer; null when none belongs to one of its files. */
  errorsAtFiles(failure: Failure, sent: readonly string[]): FormErrors<AnswerValues> | null {
    if (failure.kind !== 'invalid' || !this.uploads.refuse(failure.fields, sent)) return null;
    const { problem } = this.uploads;
    const text = messagesOf(failure.fields, 'answer');
    return {
      ...(text.length > 0 ? { answer: text } : {}),
      ...(problem === null ? {} : { files: [problem] }),
    };
  }

  /** Removes the answer and its draft, because it was sent or can no longer be sent. */
  discard(): void {
    this.uploads.clear();
    this.#filesDraft.remove();
    this.form.removeDraft();
  }

  /** The draft of the text; the files have their own, with their names. */
  #textDraft({ drafts, clock }: AnswerOptions['app'], key: string): FormDraft<AnswerValues> {
    const draft = formDraft<AnswerValues>({
      drafts,
      key,
      initial: { answer: '', files: [] },
      fields: ['answer'],
    });
    return {
      ...draft,
      write: (values) => {
        draft.write(values);
        runInAction(() => {
          this.savedAt = clock.now();
        });
      },
    };
  }
}

/** The sentence of each validation error of the text. */
export const ANSWER_PROBLEMS: Readonly<Record<AnswerProblem, Sentence>> = {
  required: { key: 'fundRequests.clarification.answer.required' },
  too_long: { key: 'fundRequests.clarification.answer.tooLong', values: { most: ANSWER_MAX } },
};

function answerRule(answer: string): Sentence | null {
  const problem = answerProblem(answer);
  return problem === null ? null : ANSWER_PROBLEMS[problem];
}

function messagesOf(fields: FieldErrors, field: string): readonly Sentence[] {
  return (fields[field] ?? []).map((literal) => ({ literal }));
}
