import { failure } from '@stadstegoed/core/shared/failure.ts';
import { expect, it } from 'vitest';
import { emailFailureErrors, emailPairRules, emailRefusalErrors, type EmailPairTexts } from './email-pair.ts';

const TEXTS: EmailPairTexts = {
  email_missing: 'signIn.email.missing',
  email_malformed: 'shell.typed.email',
  emails_differ: 'signIn.email.differ',
  tooMany: 'signIn.email.tooMany',
};

const errorsOf = (email: string, confirmation: string) => {
  const { email: first, confirmation: second } = emailPairRules(TEXTS);
  const pair = { email, confirmation };
  return [first?.(email, pair), second?.(confirmation, pair)];
};

it.each([
  ['jan', 'jan', { key: 'shell.typed.email' }, null],
  ['', '', { key: 'signIn.email.missing' }, null],
  ['jan@post.example', 'jan@post.exampel', null, { key: 'signIn.email.differ' }],
  ['jan@post.example', 'jan@post.example', null, null],
])('the addresses %j and %j have an error at the field that is wrong', (email, confirmation, first, second) => {
  expect(errorsOf(email, confirmation)).toEqual([first, second]);
});

it('a refusal is shown at its field', () => {
  expect(emailRefusalErrors(TEXTS, 'emails_differ')).toEqual({ confirmation: [{ key: 'signIn.email.differ' }] });
});

it('too many mails are told at the address, in the words of the platform when it sent some', () => {
  expect(emailFailureErrors(TEXTS, failure('rate_limited'))).toEqual({ email: [{ key: 'signIn.email.tooMany' }] });
  const told = failure('rate_limited', { message: 'Wacht tot 12.00 uur.' });
  expect(emailFailureErrors(TEXTS, told)).toEqual({ email: [{ literal: 'Wacht tot 12.00 uur.' }] });
});

it('a timeout has its own sentence only where the form has one', () => {
  expect(emailFailureErrors(TEXTS, failure('timeout'))).toBeNull();
  const texts: EmailPairTexts = { ...TEXTS, timeout: 'signIn.email.timeout' };
  expect(emailFailureErrors(texts, failure('timeout'))).toEqual({ email: [{ key: 'signIn.email.timeout' }] });
  expect(emailFailureErrors(texts, failure('rate_limited'))).toEqual({ email: [{ key: 'signIn.email.tooMany' }] });
  expect(emailFailureErrors(texts, failure('unexpected'))).toBeNull();
});
