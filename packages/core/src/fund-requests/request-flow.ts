import { storedUids, type DraftFile } from '../files/stored-file.ts';
import type { Criterion } from '../funds/criterion.ts';
import type { Fund } from '../funds/fund.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { cleanText } from '../shared/typed-text.ts';
import { confirmedValue } from './confirmed-value.ts';
import { answerProblem, valueOfAnswer, type AnswerProblem } from './criterion-answer.ts';
import { criterionControl } from './criterion-control.ts';
import type { FundRequest, RequestForm, RequestRecord } from './fund-request.ts';
import { hasAnswers, type RequestContent } from './request-content.ts';
import type { RequestRefusalCode } from './request-refusal.ts';

/** A step of the fund request; a criterion has a step of its own. */
export type RequestStep =
  | 'email_setup'
  | 'criteria'
  | 'confirm_criteria'
  | `criterion-${string}`
  | 'contact_information'
  | 'application_overview'
  | 'done';

/** The answers to the questions of a fund. */
export interface FilledRequest {
  readonly fund: Fund;
  readonly content: RequestContent;
}

/** A fund request while a resident fills it in. Steps, errors and what is sent follow from it. */
export interface RequestFlow extends FilledRequest {
  /** Why no request can be sent; null when it can. */
  readonly blocked: RequestRefusalCode | null;
  /** Whether the resident has a voucher of the fund, so that there is nothing to request. */
  readonly isGranted: boolean;
  /** Whether the step `email_setup` belongs to this request: see `asksForEmail`. */
  readonly asksEmail: boolean;
  /** The e-mail address of the account; null without one. */
  readonly accountEmail: string | null;
  readonly isSent: boolean;
}

/** The page that the request shows: nothing while it leads elsewhere, why it is not possible, where it begins or goes on, or a step. */
export type RequestPage =
  | { readonly kind: 'leaving' }
  | { readonly kind: 'blocked'; readonly code: RequestRefusalCode }
  | { readonly kind: 'begin' | 'resume' }
  | { readonly kind: 'step'; readonly step: RequestStep };

/** The page for the step that the address names; null when it names none. */
export function requestPage(flow: RequestFlow, named: string | null): RequestPage {
  if (flow.isGranted && !flow.isSent) return { kind: 'leaving' };
  if (flow.blocked !== null) return { kind: 'blocked', code: flow.blocked };
  if (flow.isSent) return { kind: 'step', step: 'done' };
  if (named === null) return { kind: hasAnswers(flow.content) ? 'resume' : 'begin' };
  const step = requestSteps(flow).find((each) => each === named);
  return { kind: 'step', step: step !== undefined && isReachable(flow, step) ? step : firstOpenStep(flow) };
}

/** Why the resident cannot send a request for this fund now; null when it is possible. */
export function requestBlock(
  { fund, requests }: { readonly fund: Fund; readonly requests: readonly FundRequest[] | null },
  bsn: { readonly isMandatory: boolean; readonly isKnown: boolean },
): RequestRefusalCode | null {
  if (requests === null || fund.state !== 'active') return 'fund_not_active';
  if (requests.some(({ state }) => state === 'pending')) return 'pending_request_exists';
  return bsn.isMandatory && !bsn.isKnown ? 'bsn_record_is_mandatory' : null;
}

/**
 * Whether a request that opens has the step `email_setup`: without an address, and when the step was begun before, because
 * the link in its mail may have been opened meanwhile.
 */
export function asksForEmail(accountEmail: string | null, { email, completed }: RequestContent): boolean {
  return accountEmail === null || email !== '' || completed.includes('email_setup');
}

/** The criteria that a resident has to answer: those that the platform does not find valid (reading 9). */
export function askedCriteria({ fund }: Pick<FilledRequest, 'fund'>): readonly Criterion[] {
  return fund.criteria.filter(({ isValid }) => isValid !== true);
}

/** The criteria that a resident still has to confirm, for a fund with automatic validation. */
export function unconfirmedCriteria({ fund, content }: FilledRequest): readonly Criterion[] {
  return askedCriteria({ fund }).filter(({ id }) => !content.confirmed.includes(id));
}

/**
 * The steps in their order. The platform keeps the contact information only of somebody without an e-mail address, so
 * nobody else is asked (reading 42). That step stays in the list after the resident gave an address in this request: the
 * number of steps that she was told holds.
 */
export function requestSteps(flow: Pick<RequestFlow, 'fund' | 'content' | 'asksEmail'>): readonly RequestStep[] {
  const { fund, content, asksEmail } = flow;
  const criteria: readonly RequestStep[] = fund.autoValidation
    ? ['confirm_criteria']
    : ['criteria', ...askedCriteria(flow).map(({ id }) => criterionStep(id))];
  const asksContact = fund.contact.contactInfoEnabled && asksEmail && !fund.contact.emailRequired;
  return [
    ...(asksEmail ? (['email_setup'] as const) : []),
    ...criteria,
    ...(asksContact || content.contactAsked ? (['contact_information'] as const) : []),
    'application_overview',
    'done',
  ];
}

/** The step of a criterion. */
export function criterionStep(criterionId: string): RequestStep {
  return `criterion-${criterionId}`;
}

/** Whether a step is complete, so that the resident may go past it. What asks how to reach her is so once she has an address. */
export function isComplete(flow: RequestFlow, step: RequestStep): boolean {
  if (step === 'email_setup' && flow.accountEmail !== null) return true;
  return (step === 'contact_information' && isContactNeedless(flow)) || flow.content.completed.includes(step);
}

/** The first step that is not complete. */
export function firstOpenStep(flow: RequestFlow): RequestStep {
  return requestSteps(flow).find((step) => !isComplete(flow, step)) ?? 'done';
}

/** The state of a step in the list of steps, while `current` is shown. */
export function stepState(flow: RequestFlow, step: RequestStep, current: RequestStep): 'done' | 'current' | 'todo' {
  if (step === current) return 'current';
  return isComplete(flow, step) && isReachable(flow, step) ? 'done' : 'todo';
}

function isReachable(flow: RequestFlow, step: RequestStep): boolean {
  const steps = requestSteps(flow);
  return steps.slice(0, steps.indexOf(step)).every((before) => isComplete(flow, before));
}

/** Whether the contact information has to be filled in: the fund or the platform asks it. */
export function isContactRequired({ fund, content }: FilledRequest): boolean {
  return fund.contact.contactInfoRequired || content.contactAsked;
}

/** Whether the step of the contact information asks nothing: the resident gave an e-mail address in this request. */
export function isContactNeedless({ accountEmail, content }: Pick<RequestFlow, 'accountEmail' | 'content'>): boolean {
  return accountEmail !== null && !content.contactAsked;
}

/** Whether the request waited for the link in a mail, which was opened now. */
export function isEmailJustConfirmed({ accountEmail, content }: RequestFlow): boolean {
  return accountEmail !== null && content.step === 'email_setup';
}

/** The answer to a criterion as typed; a counter stands at 0 before anything is typed. */
export function answerTo(criterion: Criterion, { answers }: RequestContent): string {
  return answers[criterion.id] ?? (criterionControl(criterion) === 'step' ? '0' : '');
}

/** Why the step of a criterion is not complete. */
export type AnswerRefusal = AnswerProblem | 'file_missing';

/** What is missing or wrong in the step of a criterion; null when the platform can check it. */
export function criterionProblem({ content }: FilledRequest, criterion: Criterion): AnswerRefusal | null {
  const isFileMissing = criterion.showAttachment && storedUids(content.files[criterion.id] ?? []).length === 0;
  return answerProblem(criterion, answerTo(criterion, content)) ?? (isFileMissing ? 'file_missing' : null);
}

/** What is sent for a criterion; null while its answer cannot be read. */
export function recordOf({ fund, content }: FilledRequest, criterion: Criterion): RequestRecord | null {
  const { id, recordTypeKey } = criterion;
  const value = fund.autoValidation
    ? confirmedValue(criterion)
    : valueOfAnswer(criterion, answerTo(criterion, content));
  return value === null ? null : { criterionId: id, recordTypeKey, value, files: storedUids(content.files[id] ?? []) };
}

/** What is sent. Leaves out answers that cannot be read; the platform then names what is missing. */
export function toRequestForm(request: FilledRequest): RequestForm {
  const contact = cleanText(request.content.contact);
  return {
    contactInformation: contact === '' ? null : contact,
    records: askedCriteria(request).flatMap((criterion) => recordOf(request, criterion) ?? []),
  };
}

/** Checks or unchecks the declaration of the criteria step. */
export function agree(content: RequestContent, agreed: boolean): RequestContent {
  return reopened({ ...content, agreed }, 'criteria');
}

/** The criteria that are confirmed, for a fund with automatic validation. */
export function confirmCriteria(content: RequestContent, confirmed: readonly string[]): RequestContent {
  return reopened({ ...content, confirmed }, 'confirm_criteria');
}

export function writeContact(content: RequestContent, contact: string): RequestContent {
  return reopened({ ...content, contact }, 'contact_information');
}

/** Answers a criterion, as typed. */
export function answerCriterion(content: RequestContent, criterion: Criterion, answer: string): RequestContent {
  if (answer === answerTo(criterion, content)) return content;
  const { id } = criterion;
  return reopened({ ...content, answers: { ...content.answers, [id]: answer } }, criterionStep(id));
}

/** Replaces the files of a criterion. */
export function attachFiles(content: RequestContent, { id }: Criterion, files: readonly DraftFile[]): RequestContent {
  return reopened({ ...content, files: { ...content.files, [id]: files } }, criterionStep(id));
}

/** A step whose answer changed has to be checked again. */
function reopened(content: RequestContent, ...steps: readonly RequestStep[]): RequestContent {
  const names: readonly string[] = steps;
  return { ...content, completed: content.completed.filter((step) => !names.includes(step)) };
}

/** Completes a step whose answers were checked. A counter that was accepted at 0 is answered with it. */
export function completeStep({ fund, content }: FilledRequest, step: RequestStep): RequestContent {
  const criterion = askedCriteria({ fund }).find(({ id }) => criterionStep(id) === step);
  const answers = criterion === undefined ? {} : { [criterion.id]: answerTo(criterion, content) };
  const completed = content.completed.includes(step) ? content.completed : [...content.completed, step];
  return { ...content, answers: { ...content.answers, ...answers }, completed };
}

/** A step of a rejected request with its errors. */
export interface RejectedStep {
  readonly step: RequestStep;
  /** Named as those of a request with one record. */
  readonly errors: FieldErrors;
}

/** A rejected request: its content with the rejected steps open again, and their errors. */
export interface RejectedRequest {
  readonly content: RequestContent;
  /** In the order of the steps; none when the errors belong to no step. */
  readonly rejected: readonly RejectedStep[];
}

/** What follows from the errors of a request that was sent; `records.N` is the Nth record of it (FR-060). */
export function rejectRequest(request: FilledRequest, errors: FieldErrors): RejectedRequest {
  const { fund, content } = request;
  const contact = errors['contact_information'] ?? [];
  const records = toRequestForm(request).records.flatMap(({ criterionId }, index) => {
    const own = errorsOfRecord(errors, index);
    return Object.keys(own).length === 0 ? [] : [{ criterionId, errors: own }];
  });
  const rejected: readonly RejectedStep[] = [
    ...records.map(({ criterionId, errors: own }) => ({
      step: fund.autoValidation ? ('confirm_criteria' as const) : criterionStep(criterionId),
      errors: own,
    })),
    ...(contact.length === 0
      ? []
      : [{ step: 'contact_information', errors: { contact_information: contact } } as const]),
  ];
  const open = reopened(content, ...rejected.map(({ step }) => step));
  const refused = fund.autoValidation ? records.map(({ criterionId }) => criterionId) : [];
  return {
    content: {
      ...open,
      confirmed: content.confirmed.filter((id) => !refused.includes(id)),
      contactAsked: content.contactAsked || contact.length > 0,
    },
    rejected,
  };
}

/** The errors of the Nth record of a request, named as those of a request with one record. */
function errorsOfRecord(errors: FieldErrors, index: number): FieldErrors {
  const name = `records.${index}`;
  const own = Object.entries(errors).filter(
    ([key, messages]) => messages.length > 0 && (key === name || key.startsWith(`${name}.`)),
  );
  return Object.fromEntries(own.map(([key, messages]) => [key.replace(name, 'records.0'), messages]));
}
