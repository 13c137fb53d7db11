import { failure, invalid, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { expect, it } from 'vitest';
import { failureSentence, readFailureSentence } from './failure-sentence.ts';

it.each([
  ['an aborted read', failure('aborted'), null],
  ['an ended session', unauthorised(true), null],
  ['no connection', failure('offline'), { key: 'shell.failure.offline' }],
  ['a missing resource', failure('not_found', { message: 'x' }), { key: 'shell.failure.notFound' }],
  ['an error of the platform', failure('unexpected', { message: 'SQLSTATE' }), { key: 'shell.failure.unexpected' }],
  ['a refusal with a sentence', failure('forbidden', { message: 'Dit mag niet.' }), { literal: 'Dit mag niet.' }],
  ['a limit with a sentence', failure('rate_limited', { message: 'Wacht even.' }), { literal: 'Wacht even.' }],
  ['an invalid form with a sentence', invalid({}, { message: 'Dit klopt niet.' }), { literal: 'Dit klopt niet.' }],
  ['a refusal without a sentence', failure('forbidden'), { key: 'shell.failure.refused' }],
])('gives the sentence for %s', (_case, problem, sentence) => {
  expect(failureSentence(problem)).toEqual(sentence);
});

it.each([
  ['offline', 'shell.failure.offlineRead'],
  ['unexpected', 'shell.failure.unexpectedRead'],
  ['not_found', 'shell.failure.notFound'],
] as const)('does not mention form values when a read failed: %s', (kind, key) => {
  expect(readFailureSentence(failure(kind))).toEqual({ key });
});
