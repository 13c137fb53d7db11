import { describe, expect, it, vi } from 'vitest';
import { stubPort } from '../../testing/stub-port.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { SendAppLink } from './send-app-link.ts';
import type { SignIn } from './sign-in.port.ts';

describe('the link to the app', () => {
  it('is sent to the number in the notation of the platform', async () => {
    const sendAppLink = vi.fn<SignIn['sendAppLink']>(async () => ok(undefined));
    expect(await new SendAppLink(stubPort<SignIn>({ sendAppLink })).run('06-12345678')).toEqual(ok(undefined));
    expect(sendAppLink).toHaveBeenCalledWith('+31612345678');
  });

  it('is not sent to a number that is not Dutch', async () => {
    const useCase = new SendAppLink(stubPort<SignIn>({}));
    expect(await useCase.run('+32471234567')).toEqual(err(refusal('phone_not_dutch')));
  });
});
