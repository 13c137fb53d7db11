import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ChooseLandingPlace } from '@stadstegoed/core/sign-in/choose-landing-place.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { createPlatformClient } from '@stadstegoed/http/client.ts';
import { expect, it } from 'vitest';
import { Client } from '../../platform/client.ts';
import { ResidentStorage } from '../../support/app-ports.ts';
import { StoredCodes } from '../../support/stored-codes.ts';
import { Composition } from '../../composition/container.ts';
import { bindFeature as bindFunds } from '../funds/home.module.ts';
import { bindFeature as bindVouchers } from '../vouchers/vouchers.module.ts';
import { bindFeature } from './sign-in.module.ts';

it('the shop requests the funds and up to a hundred vouchers after sign-in [SI-032] [SI-033]', async () => {
  const requested: string[] = [];
  const client = createPlatformClient({
    baseUrl: 'http://shop.test/api/v1',
    clientKey: 'general',
    clientType: 'webshop',
    language: () => 'nl',
    accessToken: () => 'token-of-noor',
    onUnauthorised: () => undefined,
    clock: new FakeClock(),
    fetch: (request) => {
      requested.push(request.url.replace('http://shop.test/api/v1', ''));
      return Promise.reject(new TypeError('No platform in this test'));
    },
  });
  const composition = new Composition();
  composition.value(Client, client);
  composition.value(Clock, new FakeClock());
  const nothing = { owner: () => null, read: () => null, write: () => undefined, remove: () => undefined };
  composition.value(ResidentStorage, nothing);
  composition.value(StoredCodes.token, new StoredCodes(nothing, new FakeClock()));
  for (const bind of [bindFunds, bindVouchers, bindFeature]) bind(composition);
  await composition.get(ChooseLandingPlace).run({ target: null, activateFirstFund: true });
  expect(requested.map((url) => url.split('?')[0])).toEqual(['/platform/funds', '/platform/vouchers']);
  expect(new URLSearchParams(requested[1]?.split('?')[1]).get('per_page')).toBe('100');
});
