import { expect, it } from 'vitest';
import { aProvider } from '../../testing/a-provider.ts';
import { stubPort } from '../../testing/stub-port.ts';
import { singlePage, type WholeList } from '../shared/page.ts';
import { failure } from '../shared/failure.ts';
import { err, ok } from '../shared/result.ts';
import { CheckProvider } from './check-provider.ts';
import type { Provider } from './provider.ts';
import type { Providers } from './providers.port.ts';

const check = (page: WholeList<Provider>) =>
  new CheckProvider(stubPort<Providers>({ listAll: async () => ok(page) })).run(aProvider({ id: '7' }));

it('takes an organisation for a provider when the list of the municipality has it [PV-014]', async () => {
  expect(await check(singlePage([aProvider({ id: '7' })]))).toEqual(ok(true));
  expect(await check(singlePage([aProvider({ id: '8' })]))).toEqual(ok(false));
});

it('does not know it when a part of the list cannot be read', async () => {
  expect(await check({ ...singlePage<Provider>([]), leftOut: 1 })).toEqual(err(failure('unexpected')));
});
