import { failure, invalid, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { aDay } from '@stadstegoed/core/testing/a-voucher.ts';
import { expect, it } from 'vitest';
import { failureSentence, saysNoConnection } from './failure-sentence.ts';

it.each([
  ['an aborted read', failure('aborted'), null],
  ['an ended session', unauthorised(true), null],
  ['no connection', failure('offline'), { key: 'shell.failure.offline' }],
  [
    'an answer that is not the platform’s',
    failure('unreachable', { code: '502' }),
    { key: 'shell.failure.unreachable', code: '502' },
  ],
  ['a change that took too long', failure('timeout'), { key: 'shell.failure.timeout' }],
  ['a thing that is gone', failure('not_found', { message: 'x' }), { key: 'shell.failure.notFound' }],
  ['a broken platform', failure('unexpected', { message: 'SQLSTATE' }), { key: 'shell.failure.unexpected' }],
  ['a refusal with a sentence', failure('forbidden', { message: 'Dit mag niet.' }), { literal: 'Dit mag niet.' }],
  ['a limit with a sentence', failure('rate_limited', { message: 'Wacht even.' }), { literal: 'Wacht even.' }],
  ['an invalid form with a sentence', invalid({}, { message: 'Dit klopt niet.' }), { literal: 'Dit klopt niet.' }],
  ['a second factor', failure('second_factor_required', { code: '2fa' }), { key: 'shell.failure.secondFactor' }],
  [
    'a reason that the shop knows',
    failure('forbidden', { code: 'bsn_session_expired' }),
    { key: 'shell.failure.digidTooLongAgo' },
  ],
  ['a rejected offer', invalid({}, { code: 'product_not_available' }), { key: 'shell.failure.offerGone' }],
  ['a code', failure('forbidden', { code: 'not_requester' }), { key: 'shell.failure.refused', code: 'not_requester' }],
  [
    'a code like a property',
    failure('forbidden', { code: 'toString' }),
    { key: 'shell.failure.refused', code: 'toString' },
  ],
  ['an Error-Code', failure('unexpected', { errorCode: 'x_1' }), { key: 'shell.failure.unexpected', code: 'x_1' }],
  ['a refusal without a sentence', failure('forbidden'), { key: 'shell.failure.refused' }],
  [
    'a voucher that ended, before what the platform says',
    failure('forbidden', { message: 'Dit mag niet.', voucherEnd: { kind: 'expired', lastDay: aDay('2026-12-21') } }),
    { key: 'shell.voucherEnd.expired.call', values: { lastDay: '2026-12-21' } },
  ],
  [
    'a voucher that was stopped',
    failure('not_found', { voucherEnd: { kind: 'stopped' } }),
    { key: 'shell.voucherEnd.stopped.call' },
  ],
  ['a limit without a sentence', failure('rate_limited'), { key: 'shell.failure.tooOften' }],
])('gives the sentence for %s', (_case, problem, sentence) => {
  expect(failureSentence(problem)).toEqual(sentence);
});

it('asks to check what was filled in when a form was rejected without a sentence', () => {
  expect(failureSentence(invalid({}), 'form')).toEqual({ key: 'shell.failure.refusedForm' });
  expect(failureSentence(invalid({}))).toEqual({ key: 'shell.failure.refused' });
});

it.each([
  [1, 'Minutes', 1],
  [60, 'Minutes', 1],
  [61, 'Minutes', 2],
  [5400, 'Minutes', 90],
  [5401, 'Hours', 2],
  [86_400, 'Hours', 24],
] as const)('says when to try again after a limit of %d seconds', (retryAfterSeconds, unit, count) => {
  const limited = failure('rate_limited', { retryAfterSeconds });
  expect(failureSentence(limited)).toEqual({ key: `shell.failure.tooOften${unit}`, values: { count } });
});

it.each([
  ['offline', 'shell.failure.offlineForm', 'shell.failure.offline'],
  ['unreachable', 'shell.failure.unreachableForm', 'shell.failure.unreachable'],
  ['timeout', 'shell.failure.timeoutForm', 'shell.failure.timeoutRead'],
  ['unexpected', 'shell.failure.unexpectedForm', 'shell.failure.unexpected'],
  ['not_found', 'shell.failure.notFound', 'shell.failure.notFound'],
] as const)('says that values stay only for a form, and has words for a failed read: %s', (kind, form, read) => {
  expect(failureSentence(failure(kind), 'form')).toEqual({ key: form });
  expect(failureSentence(failure(kind), 'read')).toEqual({ key: read });
});

it.each([
  ['offline', true],
  ['unreachable', true],
  ['timeout', false],
  ['unexpected', false],
] as const)('knows whether the sentence of %s is over once the platform answers', (kind, isOver) => {
  for (const about of ['press', 'form'] as const) {
    const sentence = failureSentence(failure(kind), about);
    expect(sentence !== null && saysNoConnection(sentence)).toBe(isOver);
  }
});
