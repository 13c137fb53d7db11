import { expect, it } from 'vitest';
import { applyRefusal, type ApplyFacts } from './fund-apply.ts';

const good: ApplyFacts = {
  active: true,
  external: false,
  configured: true,
  partnerAnswer: 'not_asked',
  takenByPartner: false,
  hasVoucher: false,
  hasPendingRequest: false,
  meetsAllCriteria: true,
};

it('lets a resident apply who meets every rule', () => {
  expect(applyRefusal(good)).toBeNull();
});

it.each<[string, Partial<ApplyFacts>]>([
  ['not_active', { active: false, external: true }],
  ['external', { external: true, configured: false }],
  ['not_configured', { configured: false, partnerAnswer: 'has_voucher' }],
  ['partner', { partnerAnswer: 'has_voucher', hasVoucher: true }],
  ['partner', { partnerAnswer: 'no_response' }],
  ['partner', { takenByPartner: true, hasVoucher: true }],
  ['has_voucher', { hasVoucher: true, hasPendingRequest: true }],
  ['pending_request', { hasPendingRequest: true, meetsAllCriteria: false }],
  ['criteria', { meetsAllCriteria: false }],
])('names %s as the first rule that says no', (refusal, facts) => {
  expect(applyRefusal({ ...good, ...facts })).toBe(refusal);
});
