import { ContainerModule } from 'inversify';
import { CheckProvider } from '@stadstegoed/core/providers/check-provider.ts';
import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import { HttpProviders } from '@stadstegoed/http/providers/http-providers.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading providers, their kinds, and whether an organisation is one. */
export const providers = new ContainerModule(({ bind }) => {
  bind(Providers)
    .toResolvedValue((client) => new HttpProviders(client), [Client])
    .inSingletonScope();
  bind(CheckProvider).toResolvedValue((port) => new CheckProvider(port), [Providers]);
});
