import { expect, it } from 'vitest';
import { failure } from '../shared/failure.ts';
import { REPLY_MAX, replyProblem, clarificationCode } from './clarification.ts';

it('an answer is required, and has at most 2000 characters without the spaces around it', () => {
  const longest = 'a'.repeat(REPLY_MAX);
  expect(['', '  \n '].map(replyProblem)).toEqual(['required', 'required']);
  expect(['Hierbij.', longest, `${longest}  `].map(replyProblem)).toEqual([null, null, null]);
  expect(replyProblem(`${longest}a`)).toBe('too_long');
});

it('the code of a rejection is in its body, or the message or the end of it, of a forbidden call only', () => {
  const code = (facts: Parameters<typeof failure>[1]) => clarificationCode(failure('forbidden', facts));
  expect(code({ code: 'not_requester' })).toBe('not_requester');
  expect(code({ message: 'invalid_endpoint' })).toBe('invalid_endpoint');
  expect(code({ message: 'policies/fund_requests.already_resolved' })).toBe('already_resolved');
  expect(code({ code: 'fund_not_active', message: 'Dit mag niet.' })).toBeNull();
  expect(clarificationCode(failure('not_found', { code: 'not_requester' }))).toBeNull();
});
