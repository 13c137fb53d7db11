import { minute, second } from '../calendar.ts';
import type { SignedCall } from '../http/call.ts';
import type { Sentence } from '../http/language.ts';
import type { SessionRow } from '../tables/identity.ts';
import { deviceOf, type Device } from './device.ts';
import { moment } from './format.ts';

/** A session counts as active for so long after its last request. */
const activeTime = 5 * minute;

const places: { readonly [type: string]: Sentence } = {
  mobile: { nl: 'op een telefoon', en: 'on a phone' },
  tablet: { nl: 'op een tablet', en: 'on a tablet' },
  desktop: { nl: 'op een computer', en: 'on a computer' },
};

function deviceText(call: SignedCall, device: Device): string {
  const name = device.browser.name ?? device.os.name ?? '';
  const place = places[device.device.type];
  return place ? `${name} ${call.say(place)}` : name;
}

const versionOf = (row: SessionRow): string | null => row.client_version?.slice(0, 10) ?? null;

function requestOf(call: SignedCall, row: SessionRow, at: number): object {
  const device = deviceOf(row.user_agent);
  return {
    time_passed: Math.max(0, Math.floor((call.world.now() - at) / second)),
    location: null,
    client_type: row.client_type,
    client_version: versionOf(row),
    device_available: device !== null,
    device_string: device === null ? null : deviceText(call, device),
    device,
  };
}

/** A session as its owner sees it; places are not looked up, so they are null. */
export const session = (call: SignedCall, row: SessionRow): object => ({
  uid: row.uid,
  identity_address: row.identity_address,
  active: call.world.now() - row.last_request_at < activeTime,
  current: row.id === call.caller.session.id,
  ...moment('started_at', row.started_at, call.language),
  type: row.client_type,
  client_type: row.client_type,
  client_version: versionOf(row),
  locations: null,
  first_request: requestOf(call, row, row.started_at),
  last_request: requestOf(call, row, row.last_request_at),
});
