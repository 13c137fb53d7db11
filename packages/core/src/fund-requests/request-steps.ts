import type { Criterion } from '../funds/criterion.ts';
import { shownCriteria } from '../funds/criterion-rules.ts';
import type { Fund } from '../funds/fund.ts';

/** A step of the fund request; a criterion has a step of its own. */
export type RequestStep =
  | 'email_setup'
  | 'criteria'
  | 'confirm_criteria'
  | `criterion-${string}`
  | 'contact_information'
  | 'application_overview'
  | 'done';

/** What decides the steps apart from the fund. */
export interface RequestSituation {
  /** Whether the step `email_setup` is part of this request: the identity had no e-mail address when it began. */
  readonly asksEmail: boolean;
  /** Whether the platform asked for the contact information after the request was sent (reading 42). */
  readonly isContactAsked: boolean;
}

/** The criteria that a resident has to answer: those that the platform does not find valid (reading 9). */
export function askedCriteria(fund: Pick<Fund, 'criteria'>): readonly Criterion[] {
  return fund.criteria.filter(({ isValid }) => isValid !== true);
}

/** The criteria that the overview of criteria lists; the others are asked all the same (reading 9). */
export function listedCriteria(fund: Pick<Fund, 'criteria'>): readonly Criterion[] {
  return shownCriteria(fund.criteria);
}

/**
 * Whether a fund asks how to reach this resident. The platform keeps the answer only of somebody without an e-mail
 * address, so nobody else is asked (reading 42). The step stays in the list after the resident gave an address in this
 * request: the number of steps that she was told holds.
 */
export function asksContact(
  { contact }: Pick<Fund, 'contact'>,
  { asksEmail }: Pick<RequestSituation, 'asksEmail'>,
): boolean {
  return contact.contactInfoEnabled && asksEmail && !contact.emailRequired;
}

/** The steps in their order. */
export function requestSteps(
  fund: Pick<Fund, 'criteria' | 'autoValidation' | 'contact'>,
  situation: RequestSituation,
): readonly RequestStep[] {
  const criteria: readonly RequestStep[] = fund.autoValidation
    ? ['confirm_criteria']
    : ['criteria', ...askedCriteria(fund).map(({ id }) => criterionStep(id))];
  return [
    ...(situation.asksEmail ? (['email_setup'] as const) : []),
    ...criteria,
    ...(situation.isContactAsked || asksContact(fund, situation) ? (['contact_information'] as const) : []),
    'application_overview',
    'done',
  ];
}

/** The step of a criterion. */
export function criterionStep(criterionId: string): RequestStep {
  return `criterion-${criterionId}`;
}

/** The id of the criterion of a step; null for another step. */
export function criterionOfStep(step: string): string | null {
  return step.startsWith('criterion-') ? step.slice('criterion-'.length) : null;
}
