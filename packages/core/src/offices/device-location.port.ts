import { portToken } from '../shared/port-token.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { Result } from '../shared/result.ts';
import type { Position } from './position.ts';

/** Why the device does not say where it is: the resident refused it, or it cannot find out. */
export type LocationRefusal = Refusal<'location_refused' | 'location_unknown'>;

/** The place of the resident's device. Ask only after a press of the resident, because the browser shows a question. */
export interface DeviceLocation {
  ask(): Promise<Result<Position, LocationRefusal>>;
}

export const DeviceLocation = portToken<DeviceLocation>('DeviceLocation');
