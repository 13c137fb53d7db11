import { describe, expect, it, vi } from 'vitest';
import { stubPort } from '../../testing/stub-port.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import type { AppLink } from './app-link.port.ts';
import { SendAppLink } from './send-app-link.ts';

describe('the link to the app', () => {
  it('is sent to the number in the notation of the platform', async () => {
    const send = vi.fn<AppLink['send']>(async () => ok(undefined));
    expect(await new SendAppLink(stubPort<AppLink>({ send })).run('06-12345678')).toEqual(ok(undefined));
    expect(send).toHaveBeenCalledWith('+31612345678');
  });

  it('is not sent to a number that is not Dutch', async () => {
    const useCase = new SendAppLink(stubPort<AppLink>({}));
    expect(await useCase.run('+32471234567')).toEqual(err(refusal('phone_not_dutch')));
  });
});
