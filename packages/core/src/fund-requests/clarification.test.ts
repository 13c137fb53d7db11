import { describe, expect, it } from 'vitest';
import { failure } from '../shared/failure.ts';
import { ANSWER_MAX, answerProblem, charactersLeft, clarificationCode } from './clarification.ts';

describe('an answer', () => {
  it.each([
    ['', 'required'],
    ['  \n ', 'required'],
    ['Hierbij de rekening.', null],
    ['a'.repeat(ANSWER_MAX), null],
    [`${'a'.repeat(ANSWER_MAX)}  `, null],
    ['a'.repeat(ANSWER_MAX + 1), 'too_long'],
  ])('has the problem of "%.20s"', (answer, problem) => {
    expect(answerProblem(answer)).toBe(problem);
  });

  it('counts the characters that are left without the spaces around it', () => {
    expect([charactersLeft(''), charactersLeft(' abc '), charactersLeft('a'.repeat(2003))]).toEqual([2000, 1997, -3]);
  });
});

describe('the code of a rejection', () => {
  it.each([
    ['in the body', { code: 'not_requester' }, 'not_requester'],
    ['as the message', { message: 'invalid_endpoint' }, 'invalid_endpoint'],
    ['at the end of the message', { message: 'policies/fund_requests.already_resolved' }, 'already_resolved'],
    ['that is unknown', { code: 'fund_not_active', message: 'Dit mag niet.' }, null],
  ])('is read %s', (_where, facts, code) => {
    expect(clarificationCode(failure('forbidden', facts))).toBe(code);
  });

  it('belongs to a forbidden call only', () => {
    expect(clarificationCode(failure('not_found', { code: 'not_requester' }))).toBeNull();
  });
});
