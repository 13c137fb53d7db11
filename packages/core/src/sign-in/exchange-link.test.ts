import { describe, expect, it, vi } from 'vitest';
import { MemoryAccountStore } from '../../testing/memory-account-store.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { ExchangeLink } from './exchange-link.ts';
import type { SignIn } from './sign-in.port.ts';

describe('a sign-in link', () => {
  it.each([
    ['email', 'email'],
    ['confirmation', 'email'],
    ['short_token', 'short_token'],
  ] as const)('of kind %s is exchanged and stored as an account of type %s', async (kind, type) => {
    const exchange = vi.fn<SignIn['exchange']>(async () => ok('access'));
    const accounts = new MemoryAccountStore();
    const result = await new ExchangeLink(stubPort<SignIn>({ exchange }), accounts).run({ kind, token: 'once' });
    expect(exchange).toHaveBeenCalledWith(kind, 'once');
    expect(result).toEqual(ok({ accessToken: 'access', name: null, type }));
    expect(accounts.account).toEqual({ accessToken: 'access', name: null, type });
  });

  it.each(['not_found', 'forbidden'] as const)('that is answered with %s is refused as used', async (kind) => {
    const accounts = new MemoryAccountStore();
    const port = stubPort<SignIn>({ exchange: async () => err(failure(kind)) });
    expect(await new ExchangeLink(port, accounts).run({ kind: 'email', token: 'once' })).toEqual(
      err(refusal('link_used')),
    );
    expect(accounts.account).toBeNull();
  });

  it('without a token is refused without a request', async () => {
    const useCase = new ExchangeLink(stubPort<SignIn>({}), new MemoryAccountStore());
    expect(await useCase.run({ kind: 'email', token: '' })).toEqual(err(refusal('link_used')));
  });

  it('is not refused as used when the connection failed', async () => {
    const port = stubPort<SignIn>({ exchange: async () => err(failure('offline')) });
    const useCase = new ExchangeLink(port, new MemoryAccountStore());
    expect(await useCase.run({ kind: 'email', token: 'once' })).toEqual(err(failure('offline')));
  });
});
