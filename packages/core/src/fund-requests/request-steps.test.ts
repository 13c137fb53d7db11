import { describe, expect, it } from 'vitest';
import { aCriterion, aFund } from '../../testing/a-fund.ts';
import {
  askedCriteria,
  asksContact,
  criterionOfStep,
  criterionStep,
  listedCriteria,
  requestSteps,
} from './request-steps.ts';

const met = aCriterion({ id: '1', isValid: true });
const income = aCriterion({ id: '2', recordTypeKey: 'base_salary' });
const declared = aCriterion({ id: '3', recordTypeKey: 'minima_eligible', operator: '=' });
const criteria = [met, income, declared];
const contact = { emailRequired: false, contactInfoEnabled: true, contactInfoRequired: true, contactInfoMessage: null };
const WITH_EMAIL = { asksEmail: false, isContactAsked: false };
const WITHOUT_EMAIL = { asksEmail: true, isContactAsked: false };

describe('requestSteps', () => {
  it('orders all steps of a resident without an e-mail address [FR-004, FR-012, FR-013, FR-016, FR-017, FR-018, FR-019]', () => {
    expect(requestSteps(aFund({ criteria, contact }), WITHOUT_EMAIL)).toEqual([
      'email_setup',
      'criteria',
      'criterion-2',
      'criterion-3',
      'contact_information',
      'application_overview',
      'done',
    ]);
  });

  it('has one step per criterion that is not valid, also for a hidden one [FR-015, FR-057, FR-058]', () => {
    expect(requestSteps(aFund({ criteria }), WITH_EMAIL)).toEqual([
      'criteria',
      'criterion-2',
      'criterion-3',
      'application_overview',
      'done',
    ]);
    expect(requestSteps(aFund({ criteria }), { ...WITH_EMAIL, isContactAsked: true }).at(-3)).toBe(
      'contact_information',
    );
    expect(listedCriteria({ criteria }).map(({ id }) => id)).toEqual(['1', '2']);
    expect(askedCriteria({ criteria }).map(({ id }) => id)).toEqual(['2', '3']);
  });

  it('confirms all criteria in one step for a fund with automatic validation [FR-014]', () => {
    expect(requestSteps(aFund({ criteria, autoValidation: true }), WITH_EMAIL)).toEqual([
      'confirm_criteria',
      'application_overview',
      'done',
    ]);
  });
});

it('asks for contact when the fund does and the request can begin and end without an e-mail address', () => {
  const asks = (contactInfoEnabled: boolean, asksEmail: boolean, emailRequired = false) =>
    asksContact({ contact: { ...contact, contactInfoEnabled, emailRequired } }, { asksEmail });
  expect([asks(true, true), asks(true, false), asks(false, true), asks(true, true, true)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('names the step of a criterion by its id', () => {
  expect(criterionStep('31')).toBe('criterion-31');
  expect(criterionOfStep('criterion-31')).toBe('31');
  expect(criterionOfStep('criteria')).toBeNull();
});
