import { failure, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { expect, it } from 'vitest';
import { NoticeFailurePolicy } from './failure-policy.ts';
import { NoticeStore } from './notice-store.ts';

it('shows a danger notice for a failure, and none for an aborted read or an ended session', () => {
  const notices = new NoticeStore();
  const policy = new NoticeFailurePolicy(notices);
  policy.report(failure('aborted'));
  policy.report(unauthorised(true));
  expect(notices.shown).toEqual([]);
  policy.report(failure('forbidden', { message: 'Dit mag niet.' }));
  expect(notices.shown).toMatchObject([{ kind: 'danger', sentence: { literal: 'Dit mag niet.' } }]);
});

it('says of a form that what was filled in stays, and not of a single press', () => {
  const notices = new NoticeStore();
  const policy = new NoticeFailurePolicy(notices);
  policy.report(failure('offline'), 'form');
  policy.report(failure('unexpected'));
  expect(notices.shown.map(({ sentence }) => sentence)).toEqual([
    { key: 'shell.failure.offlineForm' },
    { key: 'shell.failure.unexpected' },
  ]);
});

it('does not say of a call that changes nothing that it may have worked', () => {
  const notices = new NoticeStore();
  new NoticeFailurePolicy(notices).report(failure('timeout'), 'read');
  expect(notices.shown).toMatchObject([{ kind: 'danger', sentence: { key: 'shell.failure.timeoutRead' } }]);
});
