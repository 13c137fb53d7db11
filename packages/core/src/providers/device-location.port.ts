import { portToken } from '../shared/port-token.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Result } from '../shared/result.ts';
import type { Position } from './position.ts';

/** Why there is no place: the resident refused it, the device cannot find out, or it knows it only roughly. */
export type LocationRefusal = Refusal<'location_refused' | 'location_unknown' | 'location_rough'>;

/** A place of the device: where it is, to within `accuracy` metres. */
export interface LocatedDevice extends Position {
  readonly accuracy: number;
}

/** The place of the resident's device. Ask only after a press of the resident, because the browser shows a question. */
export interface DeviceLocation {
  ask(): Promise<Result<LocatedDevice, LocationRefusal>>;
}

export const DeviceLocation = portToken<DeviceLocation>('DeviceLocation');
