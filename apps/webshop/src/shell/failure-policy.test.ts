import { failure, unauthorised } from '@stadstegoed/core/shared/failure.ts';
import { expect, it } from 'vitest';
import { ToastFailurePolicy } from './failure-policy.ts';
import { ToastStore } from './toast-store.ts';

it('shows a danger toast for a failure, and none for an aborted read or an ended session', () => {
  const toasts = new ToastStore();
  const policy = new ToastFailurePolicy(toasts);
  policy.report(failure('aborted'));
  policy.report(unauthorised(true));
  expect(toasts.shown).toEqual([]);
  policy.report(failure('forbidden', { message: 'Dit mag niet.' }));
  expect(toasts.shown).toMatchObject([{ kind: 'danger', sentence: { literal: 'Dit mag niet.' } }]);
});

it('says of a form that what was filled in stays, and not of a single press', () => {
  const toasts = new ToastStore();
  const policy = new ToastFailurePolicy(toasts);
  policy.report(failure('offline'), 'form');
  policy.report(failure('unexpected'));
  expect(toasts.shown.map(({ sentence }) => sentence)).toEqual([
    { key: 'shell.failure.offlineForm' },
    { key: 'shell.failure.unexpected' },
  ]);
});

it('does not say of a call that changes nothing that it may have worked', () => {
  const toasts = new ToastStore();
  new ToastFailurePolicy(toasts).report(failure('timeout'), 'read');
  expect(toasts.shown).toMatchObject([{ kind: 'danger', sentence: { key: 'shell.failure.timeoutRead' } }]);
});
