import type { Office } from '../src/providers/office.ts';
import type { OpeningHours, WeekDay } from '../src/providers/opening-hours.ts';

/** Opening hours from 9.00 to 17.00 without a break. */
export function openingHours(weekDay: WeekDay, overrides: Partial<OpeningHours> = {}): OpeningHours {
  return { weekDay, from: 9 * 60, until: 17 * 60, pause: null, ...overrides };
}

/** An office of a swimming pool in Zonnedorp, open on workdays from 9.00 to 17.00. */
export function anOffice(overrides: Partial<Office> = {}): Office {
  return {
    id: '71',
    organizationId: '44',
    organizationName: 'Zwembad De Golfslag',
    organizationLogo: null,
    businessType: 'Zwembad',
    address: 'Badlaan 8, 9990 BA Zonnedorp',
    phone: null,
    email: null,
    website: null,
    position: { latitude: 52.2166, longitude: 5.9136 },
    state: 'active',
    photo: null,
    schedule: ([0, 1, 2, 3, 4] as const).map((day) => openingHours(day)),
    ...overrides,
  };
}
