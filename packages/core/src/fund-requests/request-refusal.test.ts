import { expect, it } from 'vitest';
import { failure } from '../shared/failure.ts';
import { requestRefusalOf } from './request-refusal.ts';

it('reads the rule behind a rejection', () => {
  const rule = (facts: Parameters<typeof failure>[1]) => requestRefusalOf(failure('forbidden', facts));
  expect(rule({ code: 'approved_request_exists' })).toBe('approved_request_exists');
  expect(rule({ message: 'policies/fund_requests.fund_not_active' })).toBe('fund_not_active');
  expect(rule({ message: 'fund_requests.not_requester' })).toBe('not_requester');
  expect(rule({ message: 'invalid_endpoint' })).toBe('invalid_endpoint');
  expect([rule({ message: 'Bevestig uw BSN opnieuw met DigiD.' }), rule({})]).toEqual([null, null]);
  expect(requestRefusalOf(failure('unexpected', { code: 'not_requester' }))).toBeNull();
});
