import { stateNow } from '../../domain/identity/proxies.ts';
import { textOfBody } from '../../database/request-log.ts';
import type { LoggedRequest } from '../../database/request-log.ts';
import type { IdentityRow, ProxyRow } from '../../database/tables/people.ts';
import type { World } from '../../database/world.ts';
import { waitingSignIns } from './phone.ts';
import { scannedAt } from './scan-times.ts';
import { askingOf } from './waiting-for-phone.ts';
import type { Asking } from './waiting-for-phone.ts';

/** What really happened of a sign-in with the app, step by step; null where nothing did, or where the log has forgotten it. */
export type SignInStory = {
  readonly proxy: ProxyRow;
  readonly asking: Asking;
  /** World's time at which the phone had it on its screen. */
  readonly scanned: number | null;
  /** World's time at which the resident said yes. */
  readonly approved: number | null;
  /** The first question of the shop that was answered with yes. */
  readonly heard: LoggedRequest | null;
  /** The first request that the shop sent with the token. */
  readonly used: LoggedRequest | null;
};

const sentWith = ({ sent }: LoggedRequest, token: string): boolean =>
  sent.headers['authorization'] === `Bearer ${token}`;

/** Tells what is known of a sign-in. */
export function storyOf(world: World, proxy: ProxyRow): SignInStory {
  const { entries } = world.log;
  const isYes = ({ operation_id, sent, answer }: LoggedRequest): boolean =>
    operation_id === 'checkAccessToken' &&
    sent.headers['access-token'] === proxy.access_token &&
    (textOfBody(answer.body) ?? '').includes('"active"');
  return {
    proxy,
    asking: askingOf(world, proxy),
    scanned: scannedAt(world, proxy.exchange_token),
    approved: proxy.activated_at,
    heard: entries.find(isYes) ?? null,
    used: entries.find((entry) => sentWith(entry, proxy.access_token)) ?? null,
  };
}

const ofApp = ({ type }: ProxyRow): boolean => type === 'qr_code' || type === 'pin_code';

/** The last sign-in that somebody approved with the app, also when it works no more. */
const lastOf = (world: World, address: string): ProxyRow | undefined =>
  world
    .table('proxies')
    .where('identity_address', address)
    .filter((proxy) => ofApp(proxy) && proxy.activated_at !== null)
    .toSorted((one, other) => (one.activated_at ?? 0) - (other.activated_at ?? 0))
    .at(-1);

/** The last sign-in that somebody approved with the app, if it works; undefined when it does not. */
export function approvedBy(world: World, { address }: IdentityRow): ProxyRow | undefined {
  const last = lastOf(world, address);
  return last && stateNow(world, last) === 'active' ? last : undefined;
}

/** The sign-in that a phone is about: the newest that waits, else the last that its holder approved. */
export const followedBy = (world: World, address: string): ProxyRow | undefined =>
  waitingSignIns(world)[0] ?? lastOf(world, address);
