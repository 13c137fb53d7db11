import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The browser's storage that outlives the tab. Reading it throws in a browser that blocks it. */
export interface DeviceStorage {
  readonly open: () => Storage;
}
export const DeviceStorage = portToken<DeviceStorage>('DeviceStorage');
