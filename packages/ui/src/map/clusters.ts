import Supercluster from 'supercluster';
import type { MapBounds, MapPoint, MapPosition } from './map-point.ts';

/** What is drawn at one place: a pin, or a number of pins that would cover each other. */
export type MapMark =
  | { readonly kind: 'pin'; readonly key: string; readonly point: MapPoint }
  | {
      readonly kind: 'cluster';
      readonly key: string;
      readonly id: number;
      readonly count: number;
      readonly position: MapPosition;
      /** The zoom at which it falls apart. */
      readonly opensAt: number;
    };

/** Pins closer than this many pixels are one mark: wider than a mark, so that none covers another. */
const RADIUS = 68;
/** From this zoom on every pin is drawn by itself. */
const ALL_PINS_FROM = 17;

/** The marks of a set of points: grouped once, then looked up for each part of the map. */
export class Clusters {
  readonly #index = new Supercluster<{ readonly at: number }>({
    radius: RADIUS,
    extent: 256,
    maxZoom: ALL_PINS_FROM - 1,
  });
  readonly #points: readonly MapPoint[];

  constructor(points: readonly MapPoint[]) {
    this.#points = points;
    this.#index.load(
      points.map(({ position }, at) => ({
        type: 'Feature',
        properties: { at },
        geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
      })),
    );
  }

  /** The marks within bounds at a zoom. */
  marks({ west, south, east, north }: MapBounds, zoom: number): readonly MapMark[] {
    return this.#index.getClusters([west, south, east, north], Math.round(zoom)).flatMap((feature): MapMark[] => {
      const { properties } = feature;
      if ('cluster' in properties) {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        return [
          {
            kind: 'cluster',
            key: `cluster ${properties.cluster_id}`,
            id: properties.cluster_id,
            count: properties.point_count,
            position: { latitude, longitude },
            opensAt: this.#index.getClusterExpansionZoom(properties.cluster_id),
          },
        ];
      }
      const point = this.#points[properties.at];
      return point === undefined ? [] : [{ kind: 'pin', key: `pin ${point.id}`, point }];
    });
  }

  /** The ids of the points that a mark stands for, in the order of the points. */
  idsOf(mark: MapMark): readonly string[] {
    if (mark.kind === 'pin') return [mark.point.id];
    const held = new Set(this.#index.getLeaves(mark.id, Infinity).map(({ properties }) => properties.at));
    return this.#points.filter((_, at) => held.has(at)).map(({ id }) => id);
  }
}
