import { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Bindings } from '../support/bindings.ts';
import { PrivateDrafts } from '../support/private-drafts.ts';
import { DeviceStorage } from './device-storage.ts';
import { EncryptedDrafts } from './encrypted-drafts.ts';

/** Binds the drafts that outlive the tab once: several features have them. */
export function bindPrivateDrafts(bindings: Bindings): void {
  if (bindings.has(PrivateDrafts)) return;
  bindings.bind(PrivateDrafts, {
    dependencies: [Clock, DeviceStorage],
    make: (clock, { open, key }) => new EncryptedDrafts({ storage: open, key, crypto: globalThis.crypto, clock }),
  });
}
