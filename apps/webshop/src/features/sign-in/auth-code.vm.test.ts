import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { AuthorizeAppCode } from '@stadstegoed/core/sign-in/authorize-app-code.ts';
import { AuthorizeScannedCode, signInQr } from '@stadstegoed/core/sign-in/authorize-scanned-code.ts';
import type { SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { FailurePolicy } from '../../lib/app/app-ports.ts';
import { AuthCodeViewModel } from './auth-code.vm.ts';

function open(answer: Result<void, Failure> = ok(undefined), qr: string | null = null) {
  const authorizeCode = vi.fn((_code: string) => Promise.resolve(answer));
  const report = vi.fn();
  const model = new AuthCodeViewModel(
    new AuthorizeAppCode(stubPort<SignIn>({ authorizeCode })),
    new AuthorizeScannedCode({ isAvailable: true, read: async () => qr }, { authorizeToken: async () => answer }),
    stubPort<FailurePolicy>({ report }),
  );
  return { model, authorizeCode, report };
}

describe('the code that the app shows', () => {
  it('shows at the field that it is used, and passes other failures to the failure policy', async () => {
    const used = open(err(failure('forbidden')));
    used.model.form.set('code', '482916');
    await used.model.submit();
    expect(used.model.form.errorsOf('code')).toEqual([{ key: 'signIn.code.used' }]);
    const offline = open(err(failure('offline')));
    offline.model.form.set('code', '482916');
    await offline.model.submit();
    expect(offline.report).toHaveBeenCalledWith(failure('offline'), 'form');
  });
});

describe('a photo of the QR code', () => {
  const photo = { size: 1, type: 'image/jpeg' };
  const failing = (kind: 'forbidden' | 'not_found' | 'offline') => open(err(failure(kind)), signInQr('a1b2'));

  it.each([
    ['without a QR code', open(), 'signIn.pin.noQr'],
    ['of an unknown code', failing('not_found'), 'signIn.code.unknown'],
    ['of a code that was used', failing('forbidden'), 'signIn.code.used'],
    ['when there is no network', failing('offline'), 'shell.failure.offline'],
  ])('says why it does not: %s', async (_which, { model }, key) => {
    await model.scan(photo);
    expect([model.isDone, model.scanning.problem]).toMatchObject([false, { key }]);
  });

  it('is told as before when its dialog was closed meanwhile', async () => {
    const { model, report } = failing('offline');
    model.stop();
    await model.scan(photo);
    expect(report).toHaveBeenCalledWith(failure('offline'), undefined);
  });
});
