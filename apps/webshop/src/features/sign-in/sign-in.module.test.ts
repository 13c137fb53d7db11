import { Container } from 'inversify';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import { AccountStore } from '@stadstegoed/core/sign-in/account-store.port.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { MemoryAccountStore } from '@stadstegoed/core/testing/memory-account-store.ts';
import { createPlatformClient } from '@stadstegoed/http/client.ts';
import { expect, it } from 'vitest';
import { Client } from '../../lib/app/client.ts';
import { SeenOnDevice } from '../../lib/app/app-ports.ts';
import { TabStorage, ResidentStorage } from '../../lib/app/text-storage.ts';
import { StoredCodes } from '../../lib/shared-state/stored-codes.ts';
import { home } from '../home/home.module.ts';
import { vouchers } from '../vouchers/vouchers.module.ts';
import { signIn } from './sign-in.module.ts';

it('the shop requests the funds and up to a hundred vouchers after sign-in [SI-032] [SI-033]', async () => {
  const requested: string[] = [];
  const client = createPlatformClient({
    baseUrl: 'http://shop.test/api/v1',
    clientKey: 'general',
    clientType: 'webshop',
    edition: async () => 'specification',
    language: () => 'nl',
    accessToken: () => 'token-of-noor',
    onUnauthorised: () => undefined,
    clock: new FakeClock(),
    fetch: (request) => {
      requested.push(request.url.replace('http://shop.test/api/v1', ''));
      return Promise.reject(new TypeError('No platform in this test'));
    },
  });
  const container = new Container();
  container.bind(Client).toConstantValue(client);
  container.bind(Clock).toConstantValue(new FakeClock());
  const nothing = { read: () => null, write: () => undefined, remove: () => undefined };
  container.bind(AccountStore).toConstantValue(new MemoryAccountStore());
  container.bind(ResidentStorage).toConstantValue(nothing);
  container.bind(TabStorage).toConstantValue(nothing);
  container.bind(SeenOnDevice).toConstantValue({ ids: () => [], add: () => undefined });
  container.bind(StoredCodes).toConstantValue(new StoredCodes(nothing, new FakeClock()));
  container.load(home, vouchers, signIn);
  await container.get(ChooseLandingPlace).run({ target: null, activateFirstFund: true });
  expect(requested.map((url) => url.split('?')[0])).toEqual(['/platform/funds', '/platform/vouchers']);
  expect(new URLSearchParams(requested[1]?.split('?')[1]).get('per_page')).toBe('100');
});
