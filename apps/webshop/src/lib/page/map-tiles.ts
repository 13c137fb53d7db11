import { portToken } from '@stadstegoed/core/shared/port-token.ts';

/** The tiles of the map of this deployment. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in place of zoom, column and row; `{key}` for the key of the municipality. */
  readonly url: string;
}
export const MapTiles = portToken<MapTiles>('MapTiles');
