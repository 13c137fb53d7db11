import { storedUids } from '@stadstegoed/core/files/stored-file.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import {
  ANSWER_MAX,
  answerProblem,
  charactersLeft,
  type AnswerProblem,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Failure, FieldErrors } from '@stadstegoed/core/shared/failure.ts';
import { makeAutoObservable } from 'mobx';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import { Form, type FormErrors } from '../../lib/form/form.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { Upload } from '../../lib/upload/upload.ts';
import type { AnswerContent } from './answer-draft.ts';

/** The text of the answer, and the uids of its uploaded files. */
export interface AnswerValues {
  readonly answer: string;
  readonly files: readonly string[];
}

/** The parts that an answer needs. */
export interface AnswerOptions {
  readonly files: Files;
  readonly failures: FailurePolicy;
  readonly draft: Draft<AnswerContent>;
}

/** The answer to a question while the resident writes it: a text and optional files; every change is stored in the draft. */
export class ClarificationAnswer {
  /** What this device keeps of the answer, with the time of the last change that was really stored. */
  readonly draft: Draft<AnswerContent>;
  readonly form: Form<AnswerValues>;
  readonly uploads: Upload;

  constructor({ files, failures, draft }: AnswerOptions) {
    const { answer, files: kept } = draft.content;
    this.draft = draft;
    this.uploads = new Upload({
      files,
      type: 'fund_request_clarification_proof',
      kept,
      onChange: (changed) => this.form.set('files', storedUids(changed)),
    });
    this.form = new Form<AnswerValues>({
      initial: { answer, files: storedUids(kept) },
      rules: { answer: answerRule, files: () => this.uploads.problems },
      draft: {
        read: () => ({}),
        write: (values) => draft.change({ answer: values.answer, files: this.uploads.kept }),
        remove: () => void draft.wipe(),
      },
      failures,
    });
    makeAutoObservable(this, { draft: false, form: false, uploads: false }, { autoBind: true });
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
    const { problems } = this.uploads;
    const text = messagesOf(failure.fields, 'answer');
    return {
      ...(text.length > 0 ? { answer: text } : {}),
      ...(problems.length === 0 ? {} : { files: problems }),
    };
  }

  /** Removes the answer and its draft, because it was sent or can no longer be sent. */
  discard(): void {
    this.uploads.clear();
    this.form.removeDraft();
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
