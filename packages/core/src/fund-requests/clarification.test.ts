import { expect, it } from 'vitest';
import { aClarification } from '../../testing/a-clarification.ts';
import { failure } from '../shared/failure.ts';
import { REPLY_MAX, replyProblem, clarificationCode } from './clarification.ts';

it('an answer has the text and the files that are asked for, and at most 2000 characters without the spaces around it', () => {
  const longest = 'a'.repeat(REPLY_MAX);
  const problem = (answer: string, files: readonly string[] = [], asked = aClarification()) =>
    replyProblem(asked, { answer, files });
  expect(['', '  \n '].map((answer) => problem(answer, ['a1']))).toEqual(['required', 'required']);
  expect(['Hierbij.', longest, `${longest}  `].map((answer) => problem(answer))).toEqual([null, null, null]);
  expect(problem(`${longest}a`)).toBe('too_long');
  const onlyFiles = aClarification({ text: 'no', proof: 'required' });
  expect([problem('', ['a1'], onlyFiles), problem('', [], onlyFiles)]).toEqual([null, 'no_files']);
  expect(problem('', [], aClarification({ text: 'optional' }))).toBeNull();
});

it('the code of a rejection is in its body, or the message or the end of it, of a forbidden call only', () => {
  const code = (facts: Parameters<typeof failure>[1]) => clarificationCode(failure('forbidden', facts));
  expect(code({ code: 'not_requester' })).toBe('not_requester');
  expect(code({ message: 'invalid_endpoint' })).toBe('invalid_endpoint');
  expect(code({ message: 'policies/fund_requests.already_resolved' })).toBe('already_resolved');
  expect(code({ code: 'fund_not_active', message: 'Dit mag niet.' })).toBeNull();
  expect(clarificationCode(failure('not_found', { code: 'not_requester' }))).toBeNull();
});
