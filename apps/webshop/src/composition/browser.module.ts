import { ContainerModule } from 'inversify';
import { DeviceLocation } from '@stadstegoed/core/providers/device-location.port.ts';
import { QrReader } from '@stadstegoed/core/sign-in/qr-reader.port.ts';
import { browserLocation } from '../shell/browser/browser-location.ts';
import { browserQrReader } from '../shell/browser/browser-qr-reader.ts';

/** Bindings for what the browser of the device can do, and what only some screens ask of it. */
export const browser = new ContainerModule(({ bind }) => {
  bind(DeviceLocation).toConstantValue(browserLocation);
  bind(QrReader).toConstantValue(browserQrReader);
});
