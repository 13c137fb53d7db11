import type { HoursKind } from './opening-hours.ts';

/** One branch: address, postcode, place on the map and picture. */
export interface OfficeLine {
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly at: readonly [lat: number, lon: number];
  readonly hours: HoursKind;
  readonly motif: string;
  readonly state?: 'active' | 'paused' | 'closed';
}

/** One provider as the seeds tell it. */
export interface ProviderLine {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly business_type_id: number;
  readonly logo: string;
  readonly phone: string;
  readonly phone_public?: boolean;
  readonly description: string;
  readonly birth_date?: 'required' | 'optional';
  readonly offices: readonly OfficeLine[];
}

/** An office in Zonnedorp. */
export const inZonnedorp = (
  street: string,
  number: string,
  rest: Omit<OfficeLine, 'street' | 'number' | 'city'>,
): OfficeLine => ({ street, number, city: 'Zonnedorp', ...rest });

/** An office in Waterveen. */
export const inWaterveen = (
  street: string,
  number: string,
  rest: Omit<OfficeLine, 'street' | 'number' | 'city'>,
): OfficeLine => ({ street, number, city: 'Waterveen', ...rest });
