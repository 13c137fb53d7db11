import type { StoredFile } from '@stadstegoed/core/files/stored-file.ts';
import { isConfirmedAtOnce, isPrefilled, recordedCriteria } from '@stadstegoed/core/fund-requests/asked-criteria.ts';
import { CHECKED, valueOfAnswer } from '@stadstegoed/core/fund-requests/criterion-answer.ts';
import type { RequestContent } from '@stadstegoed/core/fund-requests/request-content.ts';
import {
  criterionStep,
  isContactNeedless,
  isContactRequired,
  requestSteps,
  type RequestFlow,
  type RequestStep,
} from '@stadstegoed/core/fund-requests/request-flow.ts';
import type { Criterion, CriterionQuestion } from '@stadstegoed/core/funds/criterion.ts';
import { readableValue, type ReadableValue } from '@stadstegoed/core/records/record-value.ts';
import { parseMoney } from '@stadstegoed/core/shared/money.ts';
import { addressLines, readAddress } from '@stadstegoed/core/shared/postal-address.ts';
import { groupedIban } from '@stadstegoed/core/reimbursements/iban.ts';
import { isBlank } from '@stadstegoed/core/shared/typed-text.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';
import { questionLabel } from './request-sentences.ts';

/** An answer as it is shown in the overview. */
export type ShownAnswer = { readonly kind: 'missing' | 'not_given' | 'checked' } | ReadableValue;

export interface AnswerLine {
  /** The step in which the answer can be changed. */
  readonly step: RequestStep;
  readonly label: Sentence;
  /** Whether the label is a Dutch text of the platform. */
  readonly isDutch: boolean;
  readonly answer: ShownAnswer;
  /** Whether the municipality fills it in, so that the resident cannot change it. */
  readonly isKnown: boolean;
  /** Those that the platform has. */
  readonly files: readonly Pick<StoredFile, 'uid' | 'originalName' | 'size'>[];
}

/** The answers of a request in the order of the steps (FR-011). */
export function answerLines(flow: RequestFlow): readonly AnswerLine[] {
  const { fund, content, accountEmail } = flow;
  const lineOf = isConfirmedAtOnce(fund) ? confirmedLine : criterionLine;
  const contact = isContactRequired(flow) ? textAnswer(content.contact) : optionalAnswer(content.contact);
  const lines = [
    line('email_setup', { key: 'fundRequests.step.email' }, optionalAnswer(accountEmail ?? '')),
    ...recordedCriteria(flow).flatMap((criterion) => {
      if (!isPrefilled(criterion)) return [lineOf(criterion, content)];
      return criterion.question?.known == null ? [] : [knownLine(criterion, criterion.question.known)];
    }),
    line(
      'card_address',
      { key: 'fundRequests.step.address' },
      textAnswer(
        addressLines(readAddress(content.address) ?? content.address)
          .filter((words) => words !== '')
          .join(', '),
      ),
    ),
    line('contact_information', { key: 'fundRequests.step.contact' }, contact),
  ];
  const steps = requestSteps(flow).filter((step) => step !== 'contact_information' || !isContactNeedless(flow));
  const positionOf = ({ step }: AnswerLine): number => steps.indexOf(step);
  return lines.filter((line) => positionOf(line) >= 0).sort((one, other) => positionOf(one) - positionOf(other));
}

/** Whether something was answered. */
export function isGiven({ answer: { kind }, files }: AnswerLine): boolean {
  return files.length > 0 || (kind !== 'missing' && kind !== 'not_given');
}

function criterionLine(
  criterion: Criterion,
  { answers, files }: Pick<RequestContent, 'answers' | 'files'>,
): AnswerLine {
  return {
    step: criterionStep(criterion),
    label: { literal: criterion.question === null ? criterion.recordTypeName : questionLabel(criterion) },
    isDutch: true,
    answer: shownAnswer(criterion, answers[criterion.id] ?? ''),
    isKnown: false,
    files: (files[criterion.id] ?? []).flatMap(({ uid, name, size }) =>
      uid === null ? [] : [{ uid, originalName: name, size }],
    ),
  };
}

function knownLine(criterion: Criterion, known: string): AnswerLine {
  const line = criterionLine(criterion, { answers: { [criterion.id]: known }, files: {} });
  return { ...line, isKnown: true };
}

function confirmedLine(criterion: Criterion, { confirmed }: RequestContent): AnswerLine {
  return {
    step: 'confirm_criteria',
    label: { literal: criterion.title ?? criterion.recordTypeName },
    isDutch: true,
    answer: { kind: confirmed.includes(criterion.id) ? 'checked' : 'missing' },
    isKnown: false,
    files: [],
  };
}

/** An answer as typed, or a value of a record, in the form in which it is shown. */
export function shownAnswer(criterion: Criterion, typed: string): ShownAnswer {
  const { question, title } = criterion;
  if (question !== null && (question.control === 'checkbox' || question.control === 'select')) {
    return chosenAnswer(question, typed);
  }
  if (typed === CHECKED) return title === null ? { kind: 'checked' } : textAnswer(title);
  if (typed === '') return { kind: question?.isOptional === true ? 'not_given' : 'missing' };
  return typedAnswer(criterion, typed);
}

function chosenAnswer({ options, isOptional }: CriterionQuestion, typed: string): ShownAnswer {
  if (typed === CHECKED) return { kind: 'checked' };
  const option = options.find(({ value }) => value === typed);
  if (option !== undefined) return textAnswer(option.name);
  return { kind: isOptional ? 'not_given' : 'missing' };
}

function typedAnswer(criterion: Criterion, typed: string): ShownAnswer {
  const value = valueOfAnswer(criterion, typed) ?? typed;
  const amount = criterion.question?.control === 'currency' ? parseMoney(value) : null;
  if (amount !== null) return { kind: 'amount', amount };
  const readable = readableValue(criterion.recordTypeKey, value);
  if (readable.kind !== 'text') return readable;
  return textAnswer(criterion.question?.type === 'iban' ? groupedIban(readable.text) : readable.text);
}

function textAnswer(text: string): ShownAnswer {
  return isBlank(text) ? { kind: 'missing' } : { kind: 'text', text };
}

/** An answer that need not be given. */
function optionalAnswer(text: string): ShownAnswer {
  return isBlank(text) ? { kind: 'not_given' } : { kind: 'text', text };
}

function line(step: RequestStep, label: Sentence, answer: ShownAnswer): AnswerLine {
  return { step, label, isDutch: false, answer, isKnown: false, files: [] };
}
