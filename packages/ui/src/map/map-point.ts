/** A point on the earth, in degrees. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/** A place with a pin. */
export interface MapPoint {
  readonly id: string;
  /** The accessible name of the pin; beside it when the pin is pointed at. */
  readonly label: string;
  /** The address of a small picture in the pin. */
  readonly picture?: string | undefined;
  readonly position: MapPosition;
  /** The number in the pin, the same as in a list beside the map. */
  readonly number?: number;
}

/** The part of the earth that a map shows. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
