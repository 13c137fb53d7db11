import { readDraftFiles, storedUids, type DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import type { Files } from '@stadstegoed/core/files/files.port.ts';
import {
  REPLY_MAX,
  textProblem,
  type Clarification,
  type ReplyProblem,
} from '@stadstegoed/core/fund-requests/clarification.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { FailurePolicy, Sentence } from '../../lib/app/app-ports.ts';
import { Form, type FormErrors } from '../../lib/form/form.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import type { StoredObject } from '../../lib/draft/stored-object.ts';
import { Upload } from '../../lib/upload/upload.ts';

/** What this device keeps of an answer that was not sent yet. */
export interface AnswerContent {
  readonly answer: string;
  /** The files with their names; the platform keeps the content of those that are stored. */
  readonly files: readonly DraftFile[];
}

export const NO_ANSWER: AnswerContent = { answer: '', files: [] };

/** Reads stored content; null when it has another shape, because another version of the shop may have written it. */
export function readAnswer(stored: StoredObject): AnswerContent | null {
  if (!('files' in stored)) return null;
  const { answer, files } = stored;
  return { answer: typeof answer === 'string' ? answer : '', files: readDraftFiles(files) };
}

/** The text of the answer, and the uids of its uploaded files. */
export interface AnswerValues {
  readonly answer: string;
  readonly files: readonly string[];
}

/** The parts that an answer needs. */
export interface AnswerOptions {
  readonly asked: Clarification;
  readonly files: Files;
  readonly failures: FailurePolicy;
  readonly draft: Draft<AnswerContent>;
}

/** The answer to a question while the resident writes it: a text and optional files; every change is stored in the draft. */
export class ClarificationAnswer {
  /** What this device keeps of the answer, with the time of the last change that was really stored. */
  readonly draft: Draft<AnswerContent>;
  readonly asked: Clarification;
  readonly form: Form<AnswerValues>;
  readonly uploads: Upload;

  constructor({ asked, files, failures, draft }: AnswerOptions) {
    const { answer, files: kept } = draft.content;
    this.draft = draft;
    this.asked = asked;
    this.uploads = new Upload({
      files,
      type: 'fund_request_clarification_proof',
      kept,
      onChange: (changed) => this.form.set('files', storedUids(changed)),
    });
    this.form = new Form<AnswerValues>({
      initial: { answer, files: storedUids(kept) },
      rules: {
        answer: (text) => sentenceOf(textProblem(asked.text, text)),
        files: (uids) => (asked.proof === 'required' && uids.length === 0 ? NO_FILES : this.uploads.problems),
      },
      draft: {
        read: () => ({}),
        write: (values) => draft.change({ answer: values.answer, files: this.uploads.kept }),
        remove: () => void draft.wipe(),
      },
      failures,
    });
  }

  /** The field errors of a rejected answer; null when none belongs to one of its files. */
  errorsAtFiles(failure: Failure, sent: readonly string[]): FormErrors<AnswerValues> | null {
    if (failure.kind !== 'invalid' || !this.uploads.refuse(failure.fields, sent)) return null;
    const { problems } = this.uploads;
    const { answer } = failure.fields;
    return {
      ...(answer === undefined ? {} : { answer: sentencesOf(answer) }),
      ...(problems.length === 0 ? {} : { files: problems }),
    };
  }
}

/** The sentence of each validation error of the text. */
export const REPLY_PROBLEMS: Readonly<Record<ReplyProblem, Sentence>> = {
  required: { key: 'fundRequests.clarification.answer.required' },
  no_files: { key: 'fundRequests.clarification.files.required' },
  too_long: { key: 'fundRequests.clarification.answer.tooLong', values: { most: REPLY_MAX } },
};

const NO_FILES: readonly Sentence[] = [REPLY_PROBLEMS.no_files];

function sentenceOf(problem: ReplyProblem | null): Sentence | null {
  return problem === null ? null : REPLY_PROBLEMS[problem];
}

function sentencesOf(messages: readonly string[]): readonly Sentence[] {
  return messages.length === 0 ? [{ key: 'shell.failure.refusedForm' }] : messages.map((literal) => ({ literal }));
}
