import { describe, expect, it } from 'vitest';
import { aCriterion, aFund, aQuestion } from '../../testing/a-fund.ts';
import { aFundRequest } from '../../testing/a-fund-request.ts';
import { aRequestFlow } from '../../testing/a-request-flow.ts';
import type { Criterion } from '../funds/criterion.ts';
import { CHECKED } from './criterion-answer.ts';
import { EMPTY_CONTENT, type RequestContent } from './request-content.ts';
import {
  agree,
  answerCriterion,
  asksForEmail,
  attachFiles,
  completeStep,
  confirmCriteria,
  emptyGroups,
  firstOpenStep,
  householdStep,
  isContactNeedless,
  isContactRequired,
  isEmailJustConfirmed,
  rejectRequest,
  requestBlock,
  requestPage,
  requestSteps,
  stepState,
  toRequestForm,
  unconfirmedCriteria,
  writeContact,
  type RequestFlow,
} from './request-flow.ts';

const met = aCriterion({ id: '1', isValid: true });
const income = aCriterion({
  id: '2',
  recordTypeKey: 'base_salary',
  operator: '<',
  value: '2185',
  showAttachment: true,
});
const declared = aCriterion({
  id: '3',
  recordTypeKey: 'minima_eligible',
  operator: '=',
  value: 'Ja',
  isValid: null,
});
const household = aCriterion({ id: '4', recordTypeKey: 'household_nth', operator: '<=', value: '8' });
const contact = { emailRequired: false, contactInfoEnabled: true, contactInfoRequired: true, contactInfoMessage: null };
const fund = aFund({ criteria: [met, income, declared], contact });
const automatic = aFund({ criteria: [met, income, declared], autoValidation: true });
const proof = { uid: 'a51c9e', name: 'loonstrook.pdf', size: 10 };
const lost = { uid: null, name: 'spaargeld.pdf', size: 10 };

const filled = (content: Partial<RequestContent>): RequestContent => ({ ...EMPTY_CONTENT, ...content });
/** A request for the fund in which these steps are complete. */
const aFlow = (completed: readonly string[], more: Partial<RequestFlow> = {}): RequestFlow =>
  aRequestFlow({ fund, content: filled({ completed }), ...more });
const withoutEmail = { accountEmail: null, asksEmail: true } as const;
const QUESTIONS = ['criteria', 'criterion-2', 'criterion-3'];

describe('the steps', () => {
  it('have this order for a resident without an e-mail address [FR-004, FR-012, FR-013, FR-016, FR-017, FR-018, FR-019]', () => {
    const steps = ['email_setup', ...QUESTIONS, 'contact_information', 'application_overview', 'done'];
    expect(requestSteps(aFlow([], withoutEmail))).toEqual(steps);
  });

  it('are one for each criterion that is not valid, also for a hidden one [FR-015, FR-057, FR-058]', () => {
    expect(requestSteps(aFlow([]))).toEqual([...QUESTIONS, 'application_overview', 'done']);
  });

  it('confirm all criteria at once for a fund with automatic validation [FR-014]', () => {
    const steps = ['confirm_criteria', 'application_overview', 'done'];
    expect(requestSteps(aFlow([], { fund: automatic }))).toEqual(steps);
  });

  it('ask how to reach somebody when the fund does and she can send without an e-mail address, or when the platform does', () => {
    const asks = (contactInfoEnabled: boolean, asksEmail: boolean, emailRequired = false, contactAsked = false) =>
      requestSteps({
        fund: aFund({ contact: { ...contact, contactInfoEnabled, emailRequired } }),
        content: filled({ contactAsked }),
        asksEmail,
      }).includes('contact_information');
    expect([asks(true, true), asks(true, false), asks(false, true), asks(true, true, true)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(asks(false, false, false, true)).toBe(true);
  });

  it('ask for an e-mail address without one, and when the request began with that step', () => {
    const rows = [
      [null, {}],
      ['jan@post.example', {}],
      ['jan@post.example', { email: 'jan@post.example' }],
      ['jan@post.example', { completed: ['email_setup'] }],
    ] as const;
    expect(rows.map(([email, content]) => asksForEmail(email, filled(content)))).toEqual([true, false, true, true]);
  });
});

describe('where a resident is', () => {
  it.each([
    ['the beginning, when the address names no step', [], null, { kind: 'begin' }],
    ['where to go on, when something is filled in', ['criteria'], null, { kind: 'resume' }],
    ['the first step', [], 'criteria', { kind: 'step', step: 'criteria' }],
    ['the first open step in place of a later one', ['criteria'], 'done', { kind: 'step', step: 'criterion-2' }],
    ['the first open step in place of an unknown one', ['criteria'], 'other', { kind: 'step', step: 'criterion-2' }],
    ['a complete step, to correct it', ['criteria', 'criterion-2'], 'criteria', { kind: 'step', step: 'criteria' }],
    [
      'the overview, when all is answered',
      QUESTIONS,
      'application_overview',
      { kind: 'step', step: 'application_overview' },
    ],
  ] as const)('is %s', (_where, completed, named, page) => {
    expect(requestPage(aFlow(completed), named)).toEqual(page);
  });

  it('is the reason why no request is possible, the voucher that there is, or the end once it is sent', () => {
    const blocked = { kind: 'blocked', code: 'fund_not_active' };
    expect(requestPage(aFlow([], { blocked: 'fund_not_active' }), 'criteria')).toEqual(blocked);
    expect(requestPage(aFlow([], { isGranted: true, blocked: 'fund_not_active' }), null)).toEqual({ kind: 'leaving' });
    const sent = aFlow([], { isSent: true, isGranted: true });
    expect(['criteria', null].map((named) => requestPage(sent, named))).toEqual([
      { kind: 'step', step: 'done' },
      { kind: 'step', step: 'done' },
    ]);
  });

  it('is told by the list of steps', () => {
    const flow = aFlow(['criteria', 'criterion-3']);
    const states = requestSteps(flow).map((step) => stepState(flow, step, 'criterion-2'));
    expect(states).toEqual(['done', 'current', 'todo', 'todo', 'todo']);
  });

  it('does not change the number of steps once the address is confirmed, which completes those that ask for it', () => {
    const before = aFlow(QUESTIONS, withoutEmail);
    const confirmed = { ...before, accountEmail: 'jan@post.example' };
    expect(requestSteps(confirmed)).toEqual(requestSteps(before));
    expect([firstOpenStep(before), firstOpenStep(confirmed)]).toEqual(['email_setup', 'application_overview']);
    expect([isContactNeedless(before), isContactNeedless(confirmed)]).toEqual([false, true]);
    expect(isEmailJustConfirmed(confirmed)).toBe(false);
    const waited = filled({ step: 'email_setup' });
    expect([before, confirmed].map((flow) => isEmailJustConfirmed({ ...flow, content: waited }))).toEqual([
      false,
      true,
    ]);
  });
});

describe('what is missing', () => {
  it('is every criterion that is not confirmed', () => {
    const open = (confirmed: readonly string[]) =>
      unconfirmedCriteria({ fund: automatic, content: filled({ confirmed }) }).map(({ id }) => id);
    expect([open([]), open(['3', '9']), open(['2', '3'])]).toEqual([['2', '3'], ['2'], []]);
  });

  it('is the contact information when the fund or the platform requires it', () => {
    const requires = (contactInfoRequired: boolean, contactAsked: boolean) =>
      isContactRequired({
        fund: aFund({ contact: { ...contact, contactInfoRequired } }),
        content: filled({ contactAsked }),
      });
    expect([requires(false, false), requires(true, false), requires(false, true)]).toEqual([false, true, true]);
    expect(isContactNeedless({ accountEmail: 'jan@post.example', content: filled({ contactAsked: true }) })).toBe(
      false,
    );
  });
});

describe('a request', () => {
  const requests = [aFundRequest({ state: 'declined' })];
  const noBsn = { isMandatory: true, isKnown: false };

  it('is possible for an active fund without a pending request, with a BSN where that is mandatory [FR-007, FR-022]', () => {
    const block = (of: Partial<Parameters<typeof requestBlock>[0]>, bsn: Parameters<typeof requestBlock>[1]) =>
      requestBlock({ fund, requests, prefillRefusal: null, ...of }, bsn);
    expect(block({}, { isMandatory: true, isKnown: true })).toBeNull();
    expect(block({}, { isMandatory: false, isKnown: false })).toBeNull();
    expect(block({}, noBsn)).toBe('bsn_record_is_mandatory');
    expect(block({ requests: [...requests, aFundRequest()] }, noBsn)).toBe('pending_request_exists');
    expect(block({ prefillRefusal: 'prefill_not_found' }, { ...noBsn, isKnown: true })).toBe('prefill_not_found');
    expect(block({ requests: null }, noBsn)).toBe('fund_not_active');
    expect(block({ fund: aFund({ state: 'closed' }) }, noBsn)).toBe('fund_not_active');
  });

  it('has a record for each asked criterion with a readable answer, with its stored files [FR-009, FR-010]', () => {
    const answers = { '1': '9', '2': '1.640,50', '3': CHECKED };
    const files = { '2': [proof, lost] };
    expect(toRequestForm({ fund, content: filled({ answers, files, contact: ' Bel mij. ' }) })).toEqual({
      contactInformation: 'Bel mij.',
      records: [
        { criterionId: '2', recordTypeKey: 'base_salary', value: '1640.50', files: ['a51c9e'] },
        { criterionId: '3', recordTypeKey: 'minima_eligible', value: 'Ja', files: [] },
      ],
    });
    expect(toRequestForm({ fund, content: filled({ answers: { '2': 'veel' } }) })).toEqual({
      contactInformation: null,
      records: [],
    });
  });

  it('confirms each asked criterion of a fund with automatic validation', () => {
    const { records } = toRequestForm({ fund: automatic, content: EMPTY_CONTENT });
    expect(records.map(({ criterionId, value }) => [criterionId, value])).toEqual([
      ['2', '2184'],
      ['3', 'Ja'],
    ]);
  });
});

describe('a change', () => {
  const all = filled({ completed: [...QUESTIONS, 'confirm_criteria', 'contact_information'] });
  const opened = (content: RequestContent) => all.completed.filter((step) => !content.completed.includes(step));

  it.each<[string, (content: RequestContent) => RequestContent, Partial<RequestContent>]>([
    ['criteria', (content) => agree(content, true), { agreed: true }],
    ['confirm_criteria', (content) => confirmCriteria(content, ['2']), { confirmed: ['2'] }],
    ['contact_information', (content) => writeContact(content, 'Bel'), { contact: 'Bel' }],
    ['criterion-2', (content) => answerCriterion(content, income, '5'), { answers: { '2': '5' } }],
    ['criterion-2', (content) => attachFiles(content, income, [proof]), { files: { '2': [proof] } }],
  ])('a change of what is filled in has to be checked again in %s', (step, change, part) => {
    const content = change(all);
    expect([content, opened(content)]).toEqual([{ ...all, ...part, completed: content.completed }, [step]]);
  });

  it.each<[Criterion, string]>([
    [income, ''],
    [household, '0'],
  ])('is none when an answer stays as it is shown', (criterion, shown) => {
    expect(answerCriterion(all, criterion, shown)).toBe(all);
  });
});

describe('a completed step', () => {
  it('stays complete, with the number of a counter that was accepted as it stands', () => {
    const counted = { fund: aFund({ criteria: [household] }), content: EMPTY_CONTENT };
    const content = completeStep(counted, 'criterion-4');
    expect(content).toEqual(filled({ answers: { '4': '0' }, completed: ['criterion-4'] }));
    expect(completeStep({ ...counted, content }, 'criterion-4')).toEqual(content);
    expect(completeStep(counted, 'criteria')).toEqual(filled({ completed: ['criteria'] }));
  });

  it('a completed step that was corrected leads back to the overview', () => {
    const corrected = answerCriterion(filled({ completed: QUESTIONS }), income, '2000');
    const flow = aRequestFlow({ fund, content: corrected });
    expect(firstOpenStep(flow)).toBe('criterion-2');
    expect(firstOpenStep({ ...flow, content: completeStep(flow, 'criterion-2') })).toBe('application_overview');
  });
});

describe('a rejected request', () => {
  const answers = { '2': '2000', '3': CHECKED };
  const content = filled({ answers, confirmed: ['2', '3'], completed: [...QUESTIONS, 'confirm_criteria'] });
  const flow = aRequestFlow({ fund, content });
  const confirming = aRequestFlow({ fund: automatic, content });

  it('opens the step of each error, with its errors as those of one record [FR-060]', () => {
    const errors = { 'records.1.value': ['Nee.'], 'records.1': ['Fout.'], 'records.10': ['Fout.'] };
    const rejected = rejectRequest(flow, errors);
    expect(rejected.answers).toEqual([
      { criterion: declared, errors: { 'records.0.value': ['Nee.'], 'records.0': ['Fout.'] } },
    ]);
    expect(rejected.step).toBe('criterion-3');
    expect(rejected.content).toEqual({ ...content, completed: ['criteria', 'criterion-2', 'confirm_criteria'] });
  });

  it('opens the step of an error of which the platform has no sentence for residents', () => {
    const file = rejectRequest(flow, { 'records.0.files': [] });
    expect(file).toMatchObject({ step: 'criterion-2', answers: [{ errors: { 'records.0.files': [] } }] });
    expect(rejectRequest(flow, { contact_information: [] })).toMatchObject({
      step: 'contact_information',
      contact: [],
    });
  });

  it('takes back the confirmation of a fund with automatic validation [FR-060]', () => {
    const rejected = rejectRequest(confirming, { 'records.1.value': ['Nee.'] });
    expect(rejected).toMatchObject({
      step: 'confirm_criteria',
      answers: [{ errors: { 'records.0.value': ['Nee.'] } }],
    });
    expect(rejected.content).toEqual({ ...content, confirmed: ['2'], completed: QUESTIONS });
  });

  it('asks for the contact information, also where it was not asked [FR-021]', () => {
    const rejected = rejectRequest(confirming, { contact_information: ['Te kort.'] });
    expect(rejected).toMatchObject({ step: 'contact_information', contact: ['Te kort.'] });
    const next = { ...confirming, content: rejected.content };
    expect([firstOpenStep(next), isContactRequired(next)]).toEqual(['contact_information', true]);
  });

  it('changes nothing when its errors belong to no step', () => {
    for (const errors of [{ house_number: ['Vul een huisnummer in.'] }, { records: ['municipality'] }]) {
      const none = { content, answers: [], emptyGroups: [], address: {}, contact: null, step: null };
      expect(rejectRequest(flow, errors)).toEqual(none);
    }
  });
});

describe("a fund of today's platform", () => {
  const ask = (id: string, given: Parameters<typeof aQuestion>[0] = {}) =>
    aCriterion({ id, recordTypeKey: `key_${id}`, operator: '*', value: '', question: aQuestion(given) });
  const part = (id: string) => ({ id, title: `Deel ${id}`, descriptionHtml: null });
  const ifPartner = [{ recordTypeKey: 'key_1', operator: '=', value: 'Ja' }] as const;
  const today = aFund({
    criteriaSteps: [part('7'), part('6')],
    criteriaGroups: [{ ...part('4'), isRequired: true }],
    criteria: [
      ask('1', { stepId: '6', control: 'checkbox', isOptional: true }),
      ask('2', { groupId: '4', isOptional: true }),
      ask('3', { stepId: '7', rules: ifPartner, isOptional: true }),
      ask('5'),
      ask('8', { stepId: '6', fillType: 'prefill' }),
      { ...ask('9', { groupId: '4', isOptional: true }), isValid: true, hasRecord: true },
    ],
  });
  const withAnswers = (answers: Readonly<Record<string, string>>, completed: readonly string[] = []) =>
    aRequestFlow({ fund: today, content: filled({ answers, completed }) });
  const partner = { '1': CHECKED };

  it('has the steps of the fund in its order, then groups and single criteria, and none without questions', () => {
    expect(requestSteps(withAnswers({})).slice(1, -2)).toEqual(['step-6', 'group-4', 'criterion-5']);
    expect(requestSteps(withAnswers(partner)).slice(1, -2)).toEqual(['step-7', 'step-6', 'group-4', 'criterion-5']);
  });

  it('opens a completed step again when an answer makes it ask more, and shows what was typed before', () => {
    const before = ['criteria', 'step-7', 'step-6', 'group-4', 'criterion-5'];
    const open = withAnswers({ ...partner, '2': '', '9': '', '5': 'x' }, before);
    expect(firstOpenStep(open)).toBe('step-7');
    const completed = { ...open, content: completeStep(open, 'step-7') };
    expect([completed.content.answers['3'], firstOpenStep(completed)]).toEqual(['', 'application_overview']);
  });

  it('sends a record for each criterion that is asked or filled in, also one that is empty or known', () => {
    const sent = (answers: Readonly<Record<string, string>>) =>
      toRequestForm(withAnswers(answers)).records.map(({ criterionId, value }) => [criterionId, value]);
    expect(sent({ '3': 'Kim' })).toEqual(['1', '2', '5', '8', '9'].map((id) => [id, '']));
    expect(sent({ ...partner, '3': 'Kim' }).slice(0, 3)).toEqual([
      ['1', 'Ja'],
      ['2', ''],
      ['3', 'Kim'],
    ]);
  });

  it('needs one answer in a group that says so', () => {
    const empty = (answers: Readonly<Record<string, string>>) =>
      emptyGroups(withAnswers(answers), 'group-4').map(({ id }) => id);
    expect([empty({}), empty({ '9': 'iets' })]).toEqual([['4'], []]);
  });

  it.each([
    [{ 'physical_card_request_address.city': ['Nee.'] }, { city: ['Nee.'] }],
    [{ physical_card_request_address: ['Nee.'] }, { street: ['Nee.'] }],
  ])('opens the step of the address of a card: %j', (errors, address) => {
    const flow = aRequestFlow({ fund: aFund({ asksCardAddress: true }) });
    expect(requestSteps(flow)).toContain('card_address');
    expect(rejectRequest(flow, errors)).toMatchObject({ step: 'card_address', address });
  });

  it('shows the household where the register counts it, else at its first answer', () => {
    const known = (id: string, recordTypeKey: string) =>
      aCriterion({ id, recordTypeKey, operator: '*', question: aQuestion({ fillType: 'prefill' }) });
    const first = known('1', 'street');
    const stepOf = (...criteria: readonly Criterion[]) =>
      householdStep({ fund: aFund({ criteria }), content: EMPTY_CONTENT });
    expect(stepOf()).toBeNull();
    expect(stepOf(first)).toBe('criterion-1');
    expect(stepOf(first, known('2', 'children_same_address_nth'))).toBe('criterion-2');
  });

  it('opens the step of a group, and of a record among those that were sent', () => {
    const flow = withAnswers(partner, ['step-7', 'step-6', 'group-4']);
    const rejected = rejectRequest(flow, { 'criteria_groups.4': ['None.'], 'records.2.value': ['Nee.'] });
    expect(rejected).toMatchObject({
      step: 'step-7',
      emptyGroups: [{ id: '4' }],
      answers: [{ criterion: { id: '3' }, errors: { 'records.0.value': ['Nee.'] } }],
    });
    expect(rejected.content.completed).toEqual(['step-6']);
  });

  it('is confirmed at once only when there is nothing to fill in', () => {
    const confirmed = (operator: Criterion['operator'], showAttachment = false) => {
      const criteria = [aCriterion({ operator, value: 'Ja', showAttachment, question: aQuestion() })];
      return requestSteps(aRequestFlow({ fund: aFund({ criteria, autoValidation: true }) })).includes(
        'confirm_criteria',
      );
    };
    expect([confirmed('='), confirmed('*'), confirmed('=', true)]).toEqual([true, false, false]);
  });
});
