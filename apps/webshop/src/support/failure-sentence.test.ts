import { failure, invalid, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { expect, it } from 'vitest';
import { failureSentence, readFailureSentence } from './failure-sentence.ts';

it.each([
  ['an aborted read', failure('aborted'), null],
  ['an ended session', unauthorised(true), null],
  ['no connection', failure('offline'), { key: 'shell.failure.offline' }],
  ['a change that took too long', failure('timeout'), { key: 'shell.failure.timeout' }],
  ['a thing that is gone', failure('not_found', { message: 'x' }), { key: 'shell.failure.notFound' }],
  ['a broken platform', failure('unexpected', { message: 'SQLSTATE' }), { key: 'shell.failure.unexpected' }],
  ['a refusal with a sentence', failure('forbidden', { message: 'Dit mag niet.' }), { literal: 'Dit mag niet.' }],
  ['a limit with a sentence', failure('rate_limited', { message: 'Wacht even.' }), { literal: 'Wacht even.' }],
  ['an invalid form with a sentence', invalid({}, { message: 'Dit klopt niet.' }), { literal: 'Dit klopt niet.' }],
  ['a refusal without a sentence', failure('forbidden'), { key: 'shell.failure.refused' }],
  ['a limit without a sentence', failure('rate_limited'), { key: 'shell.failure.tooOften' }],
])('gives the sentence for %s', (_case, problem, sentence) => {
  expect(failureSentence(problem)).toEqual(sentence);
});

it.each([
  ['offline', 'shell.failure.offlineRead'],
  ['timeout', 'shell.failure.timeoutRead'],
  ['unexpected', 'shell.failure.unexpectedRead'],
  ['not_found', 'shell.failure.notFound'],
] as const)('does not mention form values when a read failed: %s', (kind, key) => {
  expect(readFailureSentence(failure(kind))).toEqual({ key });
});
