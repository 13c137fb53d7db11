import type { DraftFile } from '@stadstegoed/core/files/stored-file.ts';
import { CHECKED, valueOfAnswer } from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import type { RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import {
  askedCriteria,
  criterionStep,
  isContactNeedless,
  isContactRequired,
  requestSteps,
  type RequestFlow,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Criterion } from '@stadstegoed/core/funds/criterion.ts';
import { readableValue, type ReadableValue } from '@stadstegoed/core/records/record-value.ts';
import { isBlank } from '@stadstegoed/core/shared/typed-text.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';

/** An answer as it is shown in the overview. */
export type ShownAnswer = { readonly kind: 'missing' | 'not_given' | 'checked' } | ReadableValue;

/** One line of the overview. */
export interface AnswerLine {
  /** The step in which the answer can be changed. */
  readonly step: RequestStep;
  readonly label: Sentence;
  /** Whether the label is a Dutch text of the platform. */
  readonly isDutch: boolean;
  readonly answer: ShownAnswer;
  readonly files: readonly DraftFile[];
}

/** The answers of a request in the order of the steps (FR-011). */
export function answerLines(flow: RequestFlow): readonly AnswerLine[] {
  const { fund, content, accountEmail } = flow;
  const lineOf = fund.autoValidation ? confirmedLine : criterionLine;
  const contact = isContactRequired(flow) ? textAnswer(content.contact) : optionalAnswer(content.contact);
  const lines = [
    line('email_setup', { key: 'fundRequests.step.email' }, optionalAnswer(accountEmail ?? '')),
    ...askedCriteria(flow).map((criterion) => lineOf(criterion, content)),
    line('contact_information', { key: 'fundRequests.step.contact' }, contact),
  ];
  const steps = requestSteps(flow).filter((step) => step !== 'contact_information' || !isContactNeedless(flow));
  return lines.filter(({ step }) => steps.includes(step));
}

/** Whether something was answered. */
export function isGiven({ answer: { kind }, files }: AnswerLine): boolean {
  return files.length > 0 || (kind !== 'missing' && kind !== 'not_given');
}

function criterionLine(criterion: Criterion, { answers, files }: RequestContent): AnswerLine {
  return {
    step: criterionStep(criterion.id),
    label: { literal: criterion.recordTypeName },
    isDutch: true,
    answer: shownAnswer(criterion, answers[criterion.id] ?? ''),
    files: (files[criterion.id] ?? []).filter(({ uid }) => uid !== null),
  };
}

function confirmedLine(criterion: Criterion, { confirmed }: RequestContent): AnswerLine {
  return {
    step: 'confirm_criteria',
    label: { literal: criterion.title ?? criterion.recordTypeName },
    isDutch: true,
    answer: { kind: confirmed.includes(criterion.id) ? 'checked' : 'missing' },
    files: [],
  };
}

function shownAnswer(criterion: Criterion, typed: string): ShownAnswer {
  if (typed === CHECKED) return criterion.title === null ? { kind: 'checked' } : textAnswer(criterion.title);
  const readable = readableValue(criterion.recordTypeKey, valueOfAnswer(criterion, typed) ?? typed);
  return readable.kind === 'text' ? textAnswer(readable.text) : readable;
}

function textAnswer(text: string): ShownAnswer {
  return isBlank(text) ? { kind: 'missing' } : { kind: 'text', text };
}

/** An answer that need not be given. */
function optionalAnswer(text: string): ShownAnswer {
  return isBlank(text) ? { kind: 'not_given' } : { kind: 'text', text };
}

function line(step: RequestStep, label: Sentence, answer: ShownAnswer): AnswerLine {
  return { step, label, isDutch: false, answer, files: [] };
}
