import type { Criterion } from '../funds/criterion.ts';
import type { Fund } from '../funds/fund.ts';
import { matchesCriterion } from '../funds/criterion-rules.ts';
import { confirmedValue } from './confirmed-value.ts';
import { answerOfRecord, valueOfAnswer } from './criterion-answer.ts';
import { criterionControl } from './criterion-control.ts';
import type { FilledRequest, RequestContent } from './request-content.ts';

/**
 * The criteria of which a request has a record: of the specification's platform those that it does not find valid (reading
 * 9), of today's all whose rules hold. A rule looks at the answer to another criterion, which may have rules itself. An
 * answer that was not given is an empty text there, so that `!=` holds and every other comparison does not: what is asked too
 * much can be answered, while a record that is missing would have the whole request refused. No recording shows it.
 */
export function recordedCriteria(request: FilledRequest): readonly Criterion[] {
  const { criteria } = request.fund;
  const held = new Map<string, boolean>();
  const isHeld = (criterion: Criterion): boolean => {
    const known = held.get(criterion.id);
    if (known !== undefined) return known;
    // A criterion that depends on itself is not asked.
    held.set(criterion.id, false);
    const { question, isValid } = criterion;
    const holds =
      question === null
        ? isValid !== true
        : question.rules.every((rule) => matchesCriterion(rule, valueAt(rule.recordTypeKey)));
    held.set(criterion.id, holds);
    return holds;
  };
  const valueAt = (recordTypeKey: string): string => {
    const other = criteria.find((criterion) => criterion.recordTypeKey === recordTypeKey && isHeld(criterion));
    return other === undefined ? '' : (recordValue(request, other) ?? '');
  };
  return criteria.filter(isHeld);
}

/** The criteria that a resident has to answer: what the municipality fills in is sent, and not asked. */
export function askedCriteria(request: FilledRequest): readonly Criterion[] {
  return recordedCriteria(request).filter((criterion) => !isPrefilled(criterion));
}

/** The criteria of which some answers give a request a record. */
export function possibleCriteria({ criteria }: Fund): readonly Criterion[] {
  return criteria.filter(({ question, isValid }) => question !== null || isValid !== true);
}

/** Whether the municipality fills in the answer. */
export function isPrefilled({ question }: Criterion): boolean {
  return question?.fillType === 'prefill';
}

/** Whether a resident only confirms the criteria of a fund, because it approves by itself; nobody can confirm a question or a proof. */
export function isConfirmedAtOnce({ autoValidation, criteria }: Fund): boolean {
  return (
    autoValidation &&
    criteria.every(
      ({ question, operator, showAttachment }) => question === null || (operator !== '*' && !showAttachment),
    )
  );
}

/** The answer to a criterion as typed; before that what is known of the resident, and a counter at its least number. */
export function answerTo(criterion: Criterion, { answers }: RequestContent): string {
  return answers[criterion.id] ?? firstAnswer(criterion);
}

function firstAnswer(criterion: Criterion): string {
  const { question } = criterion;
  if (question?.known != null) return answerOfRecord(criterion, question.known);
  if (criterionControl(criterion) !== 'step' || question?.isOptional === true) return '';
  return String(Math.max(0, Math.ceil(question?.min ?? 0)));
}

/** The value of the record of a criterion; null while its answer cannot be read. */
export function recordValue({ fund, content }: FilledRequest, criterion: Criterion): string | null {
  if (isPrefilled(criterion)) return criterion.question?.known ?? '';
  if (isConfirmedAtOnce(fund)) return confirmedValue(criterion);
  return valueOfAnswer(criterion, answerTo(criterion, content));
}
