import { describe, expect, it, vi } from 'vitest';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { AuthorizeAppCode } from './authorize-app-code.ts';
import type { SignIn } from './sign-in.port.ts';

describe('AuthorizeAppCode', () => {
  it('sends the six digits without spaces', async () => {
    const authorizeCode = vi.fn<SignIn['authorizeCode']>(async () => ok(undefined));
    expect(await new AuthorizeAppCode(stubPort<SignIn>({ authorizeCode })).run('482 913')).toEqual(ok(undefined));
    expect(authorizeCode).toHaveBeenCalledWith('482913');
  });

  it('refuses a code without exactly six digits, without a request', async () => {
    const useCase = new AuthorizeAppCode(stubPort<SignIn>({}));
    for (const written of ['', '48291', '4829133', '48291a']) {
      expect.soft(await useCase.run(written), written).toEqual(err(refusal('code_incomplete')));
    }
  });

  it('refuses a code that the platform does not know', async () => {
    const port = stubPort<SignIn>({ authorizeCode: async () => err(failure('not_found')) });
    expect(await new AuthorizeAppCode(port).run('482913')).toEqual(err(refusal('code_unknown')));
  });

  it('returns the failure for a code that was used before', async () => {
    const port = stubPort<SignIn>({ authorizeCode: async () => err(failure('forbidden')) });
    expect(await new AuthorizeAppCode(port).run('482913')).toEqual(err(failure('forbidden')));
  });
});
