import { expect, it } from 'vitest';
import { failure, type Failure } from '../shared/failure.ts';
import { requestRefusalOf } from './request-refusal.ts';

it.each<[Failure, string | null]>([
  [failure('forbidden', { code: 'approved_request_exists' }), 'approved_request_exists'],
  [failure('forbidden', { message: 'policies/fund_requests.fund_not_active' }), 'fund_not_active'],
  [failure('forbidden', { message: 'fund_requests.not_requester' }), 'not_requester'],
  [failure('forbidden', { message: 'invalid_endpoint' }), 'invalid_endpoint'],
  [failure('forbidden', { message: 'Bevestig uw BSN opnieuw met DigiD.' }), null],
  [failure('forbidden'), null],
  [failure('unexpected', { code: 'not_requester' }), null],
])('reads the rule behind %j', (refused, code) => {
  expect(requestRefusalOf(refused)).toBe(code);
});
