import type { Call } from '../http/call.ts';
import type { OfficeRow } from '../tables/organizations.ts';
import { mediaFull } from './media.ts';
import { organizationBasic } from './organization.ts';

const coordinate = (value: number | null): string | null => (value === null ? null : value.toFixed(4));

/** A branch with its opening hours. */
export function office(call: Call, row: OfficeRow): object {
  const organization = call.world.table('organizations').get(row.organization_id);
  return {
    id: row.id,
    organization_id: row.organization_id,
    address: row.address,
    phone: row.phone,
    lat: coordinate(row.lat),
    lon: coordinate(row.lon),
    postcode: row.postcode,
    postcode_number: row.postcode_number,
    postcode_addition: row.postcode_addition,
    state: row.state,
    photo: mediaFull(call, row.photo_uid),
    organization: organization ? organizationBasic(call, organization) : null,
    schedule: row.schedule
      .toSorted((one, other) => one.week_day - other.week_day)
      .map((hours, index) => ({ id: row.id * 10 + index, office_id: row.id, ...hours })),
  };
}

/** All branches of an organisation. */
export const officesOf = (call: Call, organizationId: number): object[] =>
  call.world
    .table('offices')
    .where('organization_id', organizationId)
    .map((row) => office(call, row));
