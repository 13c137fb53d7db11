import { ContainerModule } from 'inversify';
import { DeviceLocation } from '@stadstegoed/core/offices/device-location.port.ts';
import { Geocoder } from '@stadstegoed/core/offices/geocoder.port.ts';
import { Offices } from '@stadstegoed/core/offices/offices.port.ts';
import { ReadOffice } from '@stadstegoed/core/offices/read-office.ts';
import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { HttpGeocoder } from '@stadstegoed/http/offices/http-geocoder.ts';
import { HttpOffices } from '@stadstegoed/http/offices/http-offices.ts';
import { browserLocation } from './browser-location.ts';
import { Client, ReplacedFetch } from '../../lib/app/client.ts';
import { GeocoderAddress } from './geocoder-address.ts';

/** Bindings for reading offices, finding a postcode and asking the device where it is. */
export const offices = new ContainerModule(({ bind }) => {
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
  bind(DeviceLocation)
    .toResolvedValue(() => browserLocation, [])
    .inSingletonScope();
});
