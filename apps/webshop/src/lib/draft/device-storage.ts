import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** What the browser keeps on this device beyond the tab. Reading it fails in a browser that blocks it. */
export interface DeviceStorage {
  readonly open: () => Storage;
  /** The secret of this device, with which drafts are sealed. */
  readonly key: () => Promise<CryptoKey>;
}
export const DeviceStorage = portToken<DeviceStorage>('DeviceStorage');
