import { describe, expect, it, vi } from 'vitest';
import { MemoryAccountStore } from '../../testing/memory-account-store.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { failure } from '../shared/failure.ts';
import { refusal } from '../shared/refusal.ts';
import { err, ok } from '../shared/result.ts';
import { ExchangeLink } from './exchange-link.ts';
import type { SignIn } from './sign-in.port.ts';

describe('a sign-in link', () => {
  it('is exchanged and stored as an account of its type', async () => {
    const types = { email: 'email', confirmation: 'email', short_token: 'short_token' } as const;
    for (const kind of ['email', 'confirmation', 'short_token'] as const) {
      const exchange = vi.fn<SignIn['exchange']>(async () => ok('access'));
      const accounts = new MemoryAccountStore();
      const result = await new ExchangeLink(stubPort<SignIn>({ exchange }), accounts).run({ kind, token: 'once' });
      expect(exchange).toHaveBeenCalledWith(kind, 'once');
      expect(result).toEqual(ok({ accessToken: 'access', name: null, type: types[kind] }));
      expect(accounts.account).toEqual({ accessToken: 'access', name: null, type: types[kind] });
    }
  });

  it('a sign-in link that the platform does not know or refuses is refused as used', async () => {
    for (const kind of ['not_found', 'forbidden'] as const) {
      const accounts = new MemoryAccountStore();
      const useCase = new ExchangeLink(stubPort<SignIn>({ exchange: async () => err(failure(kind)) }), accounts);
      expect(await useCase.run({ kind: 'email', token: 'once' })).toEqual(err(refusal('link_used')));
      expect(accounts.account).toBeNull();
    }
  });

  it('a sign-in link without a token is refused without a request', async () => {
    const useCase = new ExchangeLink(stubPort<SignIn>({}), new MemoryAccountStore());
    expect(await useCase.run({ kind: 'email', token: '' })).toEqual(err(refusal('link_used')));
  });

  it('is not refused as used when the connection failed', async () => {
    const port = stubPort<SignIn>({ exchange: async () => err(failure('offline')) });
    const useCase = new ExchangeLink(port, new MemoryAccountStore());
    expect(await useCase.run({ kind: 'email', token: 'once' })).toEqual(err(failure('offline')));
  });
});
