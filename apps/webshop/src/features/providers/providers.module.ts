import { ContainerModule } from 'inversify';
import { CheckProvider } from '@stadstegoed/core/providers/check-provider.ts';
import { Geocoder } from '@stadstegoed/core/providers/geocoder.port.ts';
import { Offices } from '@stadstegoed/core/providers/offices.port.ts';
import { Providers } from '@stadstegoed/core/providers/providers.port.ts';
import { ReadOffice } from '@stadstegoed/core/providers/read-office.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpGeocoder } from '@stadstegoed/http/providers/http-geocoder.ts';
import { HttpOffices } from '@stadstegoed/http/providers/http-offices.ts';
import { HttpProviders } from '@stadstegoed/http/providers/http-providers.ts';
import { Client, ReplacedFetch } from '../../lib/app/client.ts';
import { GeocoderAddress } from './geocoder-address.ts';

/** Bindings for reading providers and offices, whether an organisation is a provider, and the place of a postcode. */
export const providers = new ContainerModule(({ bind }) => {
  bind(Providers)
    .toResolvedValue((client) => new HttpProviders(client), [Client])
    .inSingletonScope();
  bind(CheckProvider).toResolvedValue((port) => new CheckProvider(port), [Providers]);
  bind(Offices)
    .toResolvedValue((client) => new HttpOffices(client), [Client])
    .inSingletonScope();
  bind(ReadOffice)
    .toResolvedValue((offices) => new ReadOffice(offices), [Offices])
    .inSingletonScope();
  bind(Geocoder)
    .toResolvedValue(
      ({ url }, clock, { fetch }) => new HttpGeocoder({ url, clock, ...(fetch === undefined ? {} : { fetch }) }),
      [GeocoderAddress, Clock, ReplacedFetch],
    )
    .inSingletonScope();
});
