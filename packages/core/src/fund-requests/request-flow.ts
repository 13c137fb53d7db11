import { storedUids, type DraftFile } from '../files/stored-file.ts';
import type { Criterion } from '../funds/criterion.ts';
import type { CriteriaGroup } from '../funds/fund.ts';
import type { FieldErrors } from '../shared/failure.ts';
import { readAddress, type PostalAddress } from '../shared/postal-address.ts';
import { cleanText } from '../shared/typed-text.ts';
import {
  answerTo,
  askedCriteria,
  isConfirmedAtOnce,
  isPrefilled,
  recordedCriteria,
  recordValue,
} from './asked-criteria.ts';
import { takesFiles } from './criterion-answer.ts';
import type { RequestForm, RequestRecord } from './fund-request.ts';
import type { RequestedFund } from './requested-fund.ts';
import { hasAnswers, type FilledRequest, type RequestContent } from './request-content.ts';
import type { RequestRefusalCode } from './request-refusal.ts';

/** A step of the fund request. A criterion has a step of its own, unless the fund has it in a step or group of criteria. */
export type RequestStep =
  | 'email_setup'
  | 'criteria'
  | 'confirm_criteria'
  | `${'step' | 'group' | 'criterion'}-${string}`
  | 'card_address'
  | 'contact_information'
  | 'application_overview'
  | 'done';

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
  { fund, requests, prefillRefusal }: Pick<RequestedFund, 'fund' | 'requests' | 'prefillRefusal'>,
  bsn: { readonly isMandatory: boolean; readonly isKnown: boolean },
): RequestRefusalCode | null {
  if (requests === null || fund.state !== 'active') return 'fund_not_active';
  if (requests.some(({ state }) => state === 'pending')) return 'pending_request_exists';
  return bsn.isMandatory && !bsn.isKnown ? 'bsn_record_is_mandatory' : prefillRefusal;
}

/**
 * Whether a request that opens has the step `email_setup`: without an address, and when the step was begun before, because
 * the link in its mail may have been opened meanwhile.
 */
export function asksForEmail(accountEmail: string | null, { email, completed }: RequestContent): boolean {
  return accountEmail === null || email !== '' || completed.includes('email_setup');
}

/** The criteria that a resident still has to confirm, for a fund with automatic validation. */
export function unconfirmedCriteria({ fund, content }: FilledRequest): readonly Criterion[] {
  return askedCriteria({ fund, content }).filter(({ id }) => !content.confirmed.includes(id));
}

/**
 * The steps in their order. The platform keeps the contact information only of somebody without an e-mail address, so
 * nobody else is asked (reading 42). That step stays in the list after the resident gave an address in this request: the
 * number of steps that she was told holds.
 */
export function requestSteps(flow: Pick<RequestFlow, 'fund' | 'content' | 'asksEmail'>): readonly RequestStep[] {
  const { fund, content, asksEmail } = flow;
  const criteria: readonly RequestStep[] = isConfirmedAtOnce(fund)
    ? ['confirm_criteria']
    : ['criteria', ...criteriaSteps(flow)];
  const asksContact = fund.contact.contactInfoEnabled && asksEmail && !fund.contact.emailRequired;
  return [
    ...(asksEmail ? (['email_setup'] as const) : []),
    ...criteria,
    ...(fund.asksCardAddress ? (['card_address'] as const) : []),
    ...(asksContact || content.contactAsked ? (['contact_information'] as const) : []),
    'application_overview',
    'done',
  ];
}

/** The steps with criteria: those of the fund in its order, then groups and single criteria in the order of the criteria. */
function criteriaSteps(request: FilledRequest): readonly RequestStep[] {
  const used = new Set(recordedCriteria(request).map(criterionStep));
  const ofFund = request.fund.criteriaSteps.map(({ id }) => `step-${id}` as const).filter((step) => used.has(step));
  return [...new Set([...ofFund, ...used])];
}

/** The step in which a criterion is asked. */
export function criterionStep({ id, question }: Pick<Criterion, 'id' | 'question'>): RequestStep {
  if (question?.stepId != null) return `step-${question.stepId}`;
  return question?.groupId == null ? `criterion-${id}` : `group-${question.groupId}`;
}

/** The step in which the household of the resident is shown: the one that counts it, else the first that the register answers. */
export function householdStep(request: FilledRequest): RequestStep | null {
  const prefilled = recordedCriteria(request).filter(isPrefilled);
  const counting = prefilled.find(({ recordTypeKey }) => recordTypeKey.endsWith('_same_address_nth'));
  const shown = counting ?? prefilled[0];
  return shown === undefined ? null : criterionStep(shown);
}

/** The criteria of a step, those that the municipality answers too. */
export function criteriaOfStep(request: FilledRequest, step: RequestStep): readonly Criterion[] {
  return recordedCriteria(request).filter((criterion) => criterionStep(criterion) === step);
}

/** Whether a step is complete, so that the resident may go past it. What asks how to reach her is so once she has an address. */
export function isComplete(flow: RequestFlow, step: RequestStep): boolean {
  if (step === 'email_setup' && flow.accountEmail !== null) return true;
  if (step === 'contact_information' && isContactNeedless(flow)) return true;
  return flow.content.completed.includes(step) && !hasNewQuestion(flow, step);
}

/** Whether a step asks something that it did not ask when it was completed: an answer in another step may have changed. */
function hasNewQuestion(request: FilledRequest, step: RequestStep): boolean {
  const { answers } = request.content;
  return askedCriteria(request).some(
    (criterion) => criterion.question !== null && criterionStep(criterion) === step && !(criterion.id in answers),
  );
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

/** The groups of a step of which an answer is needed and none is given. */
export function emptyGroups(request: FilledRequest, step: RequestStep): readonly CriteriaGroup[] {
  const asked = criteriaOfStep(request, step);
  return request.fund.criteriaGroups.filter(({ id, isRequired }) => {
    const own = asked.filter(({ question }) => question?.groupId === id);
    return isRequired && own.length > 0 && own.every((criterion) => (recordValue(request, criterion) ?? '') === '');
  });
}

/** What is sent for criteria. An answer that cannot be read is left out, and today's platform wants the record all the same. */
export function recordsOf(request: FilledRequest, criteria: readonly Criterion[]): readonly RequestRecord[] {
  return criteria.flatMap((criterion) => {
    const { id, recordTypeKey, question } = criterion;
    const value = recordValue(request, criterion) ?? (question === null ? null : '');
    if (value === null) return [];
    const hasFiles = takesFiles(criterion, answerTo(criterion, request.content));
    const files = hasFiles ? storedUids(request.content.files[id] ?? []) : [];
    return [{ criterionId: id, recordTypeKey, value, files }];
  });
}

/** What is sent. Leaves out answers that cannot be read; the platform then names what is missing. */
export function toRequestForm(request: FilledRequest): RequestForm {
  const contact = cleanText(request.content.contact);
  const cardAddress = request.fund.asksCardAddress ? readAddress(request.content.address) : null;
  return {
    contactInformation: contact === '' ? null : contact,
    ...(cardAddress === null ? {} : { cardAddress }),
    records: recordsOf(request, recordedCriteria(request)),
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

export function writeAddress(content: RequestContent, address: PostalAddress): RequestContent {
  return reopened({ ...content, address }, 'card_address');
}

/** Answers a criterion, as typed. */
export function answerCriterion(content: RequestContent, criterion: Criterion, answer: string): RequestContent {
  if (answer === answerTo(criterion, content)) return content;
  const { id } = criterion;
  return reopened({ ...content, answers: { ...content.answers, [id]: answer } }, criterionStep(criterion));
}

/** Replaces the files of a criterion. */
export function attachFiles(
  content: RequestContent,
  criterion: Criterion,
  files: readonly DraftFile[],
): RequestContent {
  return reopened({ ...content, files: { ...content.files, [criterion.id]: files } }, criterionStep(criterion));
}

/** A step whose answer changed has to be checked again. */
function reopened(content: RequestContent, ...steps: readonly RequestStep[]): RequestContent {
  const names: readonly string[] = steps;
  return { ...content, completed: content.completed.filter((step) => !names.includes(step)) };
}

/** Completes a step whose answers were checked. What was accepted as it stood is answered: a counter at 0, an optional answer. */
export function completeStep(request: FilledRequest, step: RequestStep): RequestContent {
  const { content } = request;
  const asked = askedCriteria(request).filter((criterion) => criterionStep(criterion) === step);
  const answers = Object.fromEntries(asked.map((criterion) => [criterion.id, answerTo(criterion, content)]));
  const completed = content.completed.includes(step) ? content.completed : [...content.completed, step];
  return { ...content, answers: { ...content.answers, ...answers }, completed };
}

/** The errors of one criterion, named as those of a request with one record. */
export interface AnswerErrors {
  readonly criterion: Criterion;
  readonly errors: FieldErrors;
}

/** What a platform says of the records of a request, and of its groups without an answer. */
export interface RecordErrors {
  readonly answers: readonly AnswerErrors[];
  readonly emptyGroups: readonly CriteriaGroup[];
}

/** A rejected request: its content with the rejected steps open again, and their errors. */
export interface RejectedRequest extends RecordErrors {
  readonly content: RequestContent;
  /** The errors of the address of the card, by the parts of the platform. */
  readonly address: FieldErrors;
  /** The errors of the contact information; null without any. */
  readonly contact: readonly string[] | null;
  /** The first step with an error; null when the errors belong to no step. */
  readonly step: RequestStep | null;
}

/** The errors of a request with the records of these criteria; `records.N` is the Nth of them. */
export function errorsOfRecords(
  request: FilledRequest,
  criteria: readonly Criterion[],
  errors: FieldErrors,
): RecordErrors {
  return {
    answers: recordsOf(request, criteria).flatMap(({ criterionId }, index) => {
      const criterion = criteria.find(({ id }) => id === criterionId);
      const own = errorsOfRecord(errors, index);
      return criterion === undefined || Object.keys(own).length === 0 ? [] : [{ criterion, errors: own }];
    }),
    emptyGroups: request.fund.criteriaGroups.filter(({ id }) => `criteria_groups.${id}` in errors),
  };
}

/** What follows from the errors of a request that was sent (FR-060). */
export function rejectRequest(request: RequestFlow, errors: FieldErrors): RejectedRequest {
  const { fund, content } = request;
  const contact = errors['contact_information'] ?? null;
  const recorded = recordedCriteria(request);
  const { answers, emptyGroups: groups } = errorsOfRecords(request, recorded, errors);
  const address = errorsOfAddress(errors);
  const isConfirmed = isConfirmedAtOnce(fund);
  const inGroups = recorded.filter(({ question }) => groups.some(({ id }) => id === question?.groupId));
  const open: readonly RequestStep[] = [
    ...[...answers.map(({ criterion }) => criterion), ...inGroups].map((criterion) =>
      isConfirmed ? 'confirm_criteria' : criterionStep(criterion),
    ),
    ...(Object.keys(address).length > 0 ? (['card_address'] as const) : []),
    ...(contact === null ? [] : (['contact_information'] as const)),
  ];
  const refused = isConfirmed ? answers.map(({ criterion }) => criterion.id) : [];
  const rejected = {
    ...reopened(content, ...open),
    confirmed: content.confirmed.filter((id) => !refused.includes(id)),
    contactAsked: content.contactAsked || contact !== null,
  };
  const step = requestSteps({ ...request, content: rejected }).find((one) => open.includes(one)) ?? null;
  return { content: rejected, answers, emptyGroups: groups, address, contact, step };
}

const ADDRESS = 'physical_card_request_address';

/** The errors of the address of the card, each under the name of its part; one of the whole address is that of its street. */
function errorsOfAddress(errors: FieldErrors): FieldErrors {
  const parts = Object.entries(errors).filter(([name]) => name.startsWith(`${ADDRESS}.`));
  const whole = errors[ADDRESS];
  if (parts.length === 0) return whole === undefined ? {} : { street: whole };
  return Object.fromEntries(parts.map(([name, messages]) => [name.slice(ADDRESS.length + 1), messages]));
}

/** The errors of the Nth record of a request, named as those of a request with one record. One may have no sentence for residents. */
function errorsOfRecord(errors: FieldErrors, index: number): FieldErrors {
  const name = `records.${index}`;
  const own = Object.entries(errors).filter(([key]) => key === name || key.startsWith(`${name}.`));
  return Object.fromEntries(own.map(([key, messages]) => [key.replace(name, 'records.0'), messages]));
}
