import { OFFICE_STATES, type Office } from '@stadstegoed/core/offices/office.ts';
import { toOpeningHours, toWeekDay, type OpeningHours } from '@stadstegoed/core/offices/opening-hours.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { toPicture } from '../picture.ts';
import { toPosition } from '../position.ts';
import { readId, readInteger, readList, readOneOf, readPartOrNull, readString, readStringOrNull } from '../wire.ts';

type WireOffice = components['schemas']['Office'];
type WireHours = components['schemas']['OfficeSchedule'];

/** Maps the wire format of an office (reference part 2, 2.5), on its own or within a provider or a product. */
export function toOffice(wire: WireOffice): Office {
  return {
    id: readId(wire.id, 'offices.id'),
    organizationId: readId(wire.organization_id, 'offices.organization_id'),
    organizationName: readString(wire.organization.name, 'offices.organization.name'),
    organizationLogo: toPicture(wire.organization.logo),
    businessType: readPartOrNull(wire.organization.business_type, (type) => readString(type.name, 'business_type')),
    address: readString(wire.address, 'offices.address'),
    phone: readStringOrNull(wire.phone, 'offices.phone'),
    email: readStringOrNull(wire.organization.email, 'offices.organization.email'),
    website: readStringOrNull(wire.organization.website, 'offices.organization.website'),
    position: toPosition(wire.lat, wire.lon),
    // Platforms of before the state was added send none; their offices are open.
    state: readOneOf(wire.state ?? 'active', OFFICE_STATES, 'offices.state'),
    photo: toPicture(wire.photo),
    schedule: readList(wire.schedule, toHours, 'offices.schedule')
      .filter((hours) => hours !== null)
      .toSorted((one, other) => one.weekDay - other.weekDay),
  };
}

/** The hours of a day; null for a row without usable times, which counts as a closed day. */
function toHours(wire: WireHours): OpeningHours | null {
  const weekDay = toWeekDay(readInteger(wire.week_day, 'schedule.week_day'));
  if (weekDay === null) return null;
  return toOpeningHours({
    weekDay,
    from: readString(wire.start_time, 'schedule.start_time'),
    until: readString(wire.end_time, 'schedule.end_time'),
    pauseFrom: readStringOrNull(wire.break_start_time, 'schedule.break_start_time') ?? '',
    pauseUntil: readStringOrNull(wire.break_end_time, 'schedule.break_end_time') ?? '',
  });
}
