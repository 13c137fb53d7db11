import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Result } from '../shared/result.ts';
import type { Position } from './position.ts';
import type { Postcode } from '../shared/postcode.ts';

/** A postcode with its place on the map. */
export interface PostcodePlace {
  readonly postcode: Postcode;
  readonly position: Position;
}

/** The postcode does not exist, or no postcode is near the position. */
export type PostcodeUnknown = Refusal<'postcode_unknown'>;

/** The national register of addresses. It receives a postcode or a rounded position, and nothing else of a resident. */
export interface Geocoder {
  locate(postcode: Postcode, options?: ReadOptions): Promise<Result<PostcodePlace, Failure | PostcodeUnknown>>;
  /** The postcode nearest to a position, which is rounded to about a hundred metres before it is sent. */
  nearest(position: Position, options?: ReadOptions): Promise<Result<PostcodePlace, Failure | PostcodeUnknown>>;
}

export const Geocoder = portToken<Geocoder>('Geocoder');
