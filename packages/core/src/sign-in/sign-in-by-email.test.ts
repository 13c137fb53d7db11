import { describe, expect, it, vi } from 'vitest';
import { HOSTILE_TARGETS } from '../../testing/hostile-targets.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure, invalid } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { SignInByEmail } from './sign-in-by-email.ts';
import type { SignIn } from './sign-in.port.ts';

const email = 'noor@voorbeeld.example';
const input = { email, confirmation: email, target: 'fundRequest-12' };
const check = (used: boolean) => vi.fn<SignIn['checkEmail']>(async () => ok({ used, valid: true }));

describe('SignInByEmail', () => {
  it('requests a login link for an address that is in use [SI-050] [SI-051]', async () => {
    const checkEmail = check(true);
    const requestLoginLink = vi.fn<SignIn['requestLoginLink']>(async () => ok(undefined));
    const useCase = new SignInByEmail(stubPort<SignIn>({ checkEmail, requestLoginLink }));
    expect(await useCase.run(input)).toEqual(ok('login_link'));
    expect(checkEmail).toHaveBeenCalledWith(email);
    expect(requestLoginLink).toHaveBeenCalledWith({ email, target: 'fundRequest-12' });
  });

  it('registers an address that is not in use [SI-050] [SI-052]', async () => {
    const register = vi.fn<SignIn['register']>(async () => ok(undefined));
    const useCase = new SignInByEmail(stubPort<SignIn>({ checkEmail: check(false), register }));
    expect(await useCase.run({ ...input, email: ` ${email}` })).toEqual(ok('confirmation_link'));
    expect(register).toHaveBeenCalledWith({ email, target: 'fundRequest-12' });
  });

  it('does not send a hostile target', async () => {
    const requestLoginLink = vi.fn<SignIn['requestLoginLink']>(async () => ok(undefined));
    const useCase = new SignInByEmail(stubPort<SignIn>({ checkEmail: check(true), requestLoginLink }));
    for (const target of HOSTILE_TARGETS) await useCase.run({ ...input, target });
    expect(requestLoginLink.mock.calls).toEqual(HOSTILE_TARGETS.map(() => [{ email, target: null }]));
  });

  it('sends no request when the addresses differ [SI-048]', async () => {
    const useCase = new SignInByEmail(stubPort<SignIn>({}));
    expect(await useCase.run({ ...input, confirmation: 'saar@voorbeeld.example' })).toEqual(
      err(refusal('emails_differ')),
    );
  });

  it('requests no mail when the check is rate limited', async () => {
    const throttled = failure('rate_limited', { message: 'Wacht 7 minuten.' });
    const useCase = new SignInByEmail(stubPort<SignIn>({ checkEmail: async () => err(throttled) }));
    expect(await useCase.run(input)).toEqual(err(throttled));
  });

  it('returns the field error of an address that is in use but not primary', async () => {
    const refused = invalid({ email: ['Dit is geen hoofdadres.'] });
    const port = stubPort<SignIn>({ checkEmail: check(true), requestLoginLink: async () => err(refused) });
    expect(await new SignInByEmail(port).run(input)).toEqual(err(refused));
  });
});
