import type { Picture } from '../shared/picture.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Position } from './position.ts';

/** The state of an office (PV-026): open to residents, closed for a while, or closed for good. */
export type OfficeState = 'active' | 'paused' | 'closed';

/** All states, to validate a received value. */
export const OFFICE_STATES: readonly OfficeState[] = ['active', 'paused', 'closed'];

/** A place where a provider receives residents. */
export interface Office {
  readonly id: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly organizationLogo: Picture | null;
  /** The kind of organisation, in the language of the request; null when unknown. */
  readonly businessType: string | null;
  /** Street, number, postcode and town in one line. */
  readonly address: string;
  readonly phone: string | null;
  /** The public e-mail address of the organisation; null when it keeps it private. */
  readonly email: string | null;
  /** The public website of the organisation; null when it keeps it private. */
  readonly website: string | null;
  /** Null when the place on the map is unknown. */
  readonly position: Position | null;
  readonly state: OfficeState;
  readonly photo: Picture | null;
  /** By weekday, Monday first. A day on which the office is closed has no entry; empty when no hours are known. */
  readonly schedule: readonly OpeningHours[];
}

/** The street and number of an address, for a list in which the town is clear from the context. */
export function streetOf(address: string): string {
  return address.split(',')[0]?.trim() ?? address;
}
