import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import { ContainerModule } from 'inversify';
import { PrivateDrafts } from './private-drafts.ts';
import { DeviceStorage } from './device-storage.ts';
import { EncryptedDrafts } from './encrypted-drafts.ts';

/** The binding of the drafts that outlive the tab. */
export const privateDrafts = new ContainerModule(({ bind }) => {
  bind(PrivateDrafts)
    .toResolvedValue(
      (clock, { open, key }) => new EncryptedDrafts({ storage: open, key, crypto: globalThis.crypto, clock }),
      [Clock, DeviceStorage],
    )
    .inSingletonScope();
});
