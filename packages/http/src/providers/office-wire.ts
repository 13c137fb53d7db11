import { OFFICE_STATES, type Office } from '@stadstegoed/core/providers/office.ts';
import { toOpeningHours, toWeekDay, type OpeningHours } from '@stadstegoed/core/providers/opening-hours.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toPicture } from '../picture.ts';
import { readPosition } from '../position.ts';
import type { Fields } from '../wire.ts';

type WireOffice = components['schemas']['Office'];
type WireHours = components['schemas']['OfficeSchedule'];

/** Maps the wire format of an office, on its own or within a provider or a product. */
export function toOffice(wire: Fields<WireOffice>): Office {
  return {
    id: wire.id('id'),
    organizationId: wire.id('organization_id'),
    organizationName: wire.object('organization').string('name'),
    organizationLogo: wire.object('organization').part('logo', toPicture),
    businessType: wire.object('organization').part('business_type', (type) => type.string('name')),
    address: wire.string('address'),
    phone: wire.string('phone', null),
    email: wire.object('organization').string('email', null),
    website: wire.object('organization').string('website', null),
    position: readPosition(wire),
    photo: wire.part('photo', toPicture),
    ...toOpening(wire),
  };
}

/** When an office receives residents; no hours when they are not sent. */
export function toOpening(wire: Fields<WireOffice>): Pick<Office, 'state' | 'schedule'> {
  return {
    // Platforms of before the state was added send none; their offices are open.
    state: wire.oneOf('state', OFFICE_STATES, 'active'),
    schedule: wire
      .list('schedule', toHours, [])
      .filter((hours) => hours !== null)
      .sort((one, other) => one.weekDay - other.weekDay),
  };
}

/** The hours of a day; null for a row without usable times, which counts as a closed day. */
function toHours(wire: Fields<WireHours>): OpeningHours | null {
  const weekDay = toWeekDay(wire.integer('week_day'));
  if (weekDay === null) return null;
  return toOpeningHours({
    weekDay,
    from: wire.string('start_time'),
    until: wire.string('end_time'),
    pauseFrom: wire.string('break_start_time', null) ?? '',
    pauseUntil: wire.string('break_end_time', null) ?? '',
  });
}
