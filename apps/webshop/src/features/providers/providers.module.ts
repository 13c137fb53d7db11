import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import { HttpProviders } from '@stadstegoed/http/providers/http-providers.ts';
import { Client } from '../../platform/client.ts';
import type { Bindings } from '../../support/bindings.ts';

/** Bindings for reading providers and their kinds. */
export function bindFeature(bindings: Bindings): void {
  bindings.bind(Providers, { dependencies: [Client], make: (client) => new HttpProviders(client) });
}
