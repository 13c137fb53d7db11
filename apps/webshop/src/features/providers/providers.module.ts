import { ContainerModule } from 'inversify';
import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import { HttpProviders } from '@stadstegoed/http/providers/http-providers.ts';
import { Client } from '../../lib/app/client.ts';

/** Bindings for reading providers and their kinds. */
export const providers = new ContainerModule(({ bind }) => {
  bind(Providers)
    .toResolvedValue((client) => new HttpProviders(client), [Client])
    .inSingletonScope();
});
