import { failure, invalid, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { SignInByEmail } from '@stadstegoed/core/sign-in/sign-in-by-email.ts';
import type { MailRequest, SignIn } from '@stadstegoed/core/sign-in/sign-in.port.ts';
import { stubPort } from '@stadstegoed/core/testing/stub-port.ts';
import { describe, expect, it, vi } from 'vitest';
import type { FailurePolicy } from '../../lib/app/app-ports.ts';
import { askedLink } from '../../lib/shared-state/asked-link.ts';
import { EmailFormViewModel } from './email-form.vm.ts';
import { memoryDrafts } from '../../../testing/memory-drafts.ts';

const EMAIL = 'noor@gmail.com';

function open(answer: Result<void, Failure> = ok(undefined), drafts = memoryDrafts()) {
  const checkEmail = vi.fn(() => Promise.resolve(ok({ used: true, valid: true })));
  const requestLoginLink = vi.fn((_request: MailRequest) => Promise.resolve(answer));
  const report = vi.fn();
  const goals = memoryDrafts();
  const model = new EmailFormViewModel(
    new SignInByEmail(stubPort<SignIn>({ checkEmail, requestLoginLink })),
    stubPort<FailurePolicy>({ report }),
    drafts,
    goals,
  );
  model.start({ target: 'voucher-0x12', email: null });
  return { model, checkEmail, requestLoginLink, report, drafts, goals };
}

async function send(model: EmailFormViewModel, email = EMAIL, confirmation = email) {
  model.form.set('email', email);
  model.form.set('confirmation', confirmation);
  await model.submit();
}

describe('the form for a mailed link', () => {
  it('remembers that this browser asked for a link', async () => {
    const { model, goals } = open();
    expect(askedLink.isAsked(goals)).toBe(false);
    await send(model);
    expect(askedLink.isAsked(goals)).toBe(true);
  });

  it('says why it could not be sent again', async () => {
    const { model, requestLoginLink, report } = open();
    await send(model);
    await model.sendAgain();
    requestLoginLink.mockResolvedValueOnce(err(failure('rate_limited')));
    await model.sendAgain();
    expect(report).toHaveBeenCalledWith(failure('rate_limited'));
    expect(model.sent).toMatchObject({ isAgain: false });
  });

  it.each([
    [invalid({ email: ['Dit adres is niet uw hoofdadres.'] }), { literal: 'Dit adres is niet uw hoofdadres.' }],
    [invalid({}, { message: 'Dit adres mag niet.' }), { literal: 'Dit adres mag niet.' }],
    [invalid({}), { key: 'shell.failure.refusedForm' }],
    [failure('rate_limited', { message: 'Te vaak.' }), { literal: 'Te vaak.' }],
    [failure('rate_limited'), { key: 'signIn.email.tooMany' }],
    [failure('timeout'), { key: 'signIn.email.timeout' }],
  ])('shows at the field why the platform did not send the link', async (refused, sentence) => {
    const { model, report } = open(err(refused));
    await send(model);
    expect(model.form.errorsOf('email')).toEqual([sentence]);
    expect(model.sent).toBeNull();
    expect(report).not.toHaveBeenCalled();
  });
  it('keeps the address after a reload and clears it after sending', async () => {
    const drafts = memoryDrafts();
    open(ok(undefined), drafts).model.form.set('email', EMAIL);
    const { model } = open(ok(undefined), drafts);
    expect(model.form.values.email).toBe(EMAIL);
    await send(model);
    expect(open(ok(undefined), drafts).model.form.values.email).toBe('');
  });

  it('returns with its values, to correct a misspelt address', async () => {
    const { model } = open();
    await send(model);
    model.again();
    expect(model.sent).toBeNull();
    expect(model.form.values.email).toBe(EMAIL);
  });
});
