import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The addresses of the national map and the national register of addresses (docs/guides/deployment.md). */
export interface MapServices {
  /** The tiles of the map, with `{z}`, `{x}` and `{y}` in place of zoom, column and row. */
  readonly tilesUrl: string;
  /** The geocoder up to its version. */
  readonly geocoderUrl: string;
}
export const MapServices = portToken<MapServices>('MapServices');
