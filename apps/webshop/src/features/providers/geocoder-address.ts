import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** Where the register of addresses answers, up to its version (docs/guides/deployment.md). */
export interface GeocoderAddress {
  readonly url: string;
}
export const GeocoderAddress = portToken<GeocoderAddress>('GeocoderAddress');
