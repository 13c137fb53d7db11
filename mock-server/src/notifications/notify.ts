import type { NoticeWords } from './notices.ts';
import { Random, seedFrom } from '../world/random.ts';
import type { NotificationRow } from '../tables/notifications.ts';
import type { World } from '../world/world.ts';

/** What happened, for whom. */
export type Notice = {
  readonly type: string;
  readonly about: NoticeWords;
  readonly organization_id?: number;
  /** When it happened; now unless told. */
  readonly at?: number;
  readonly seen?: boolean;
};

/** A version 4 uuid that follows from a word, so that a notice takes nothing from the chance of its world. */
function uuidOf(word: string): string {
  const hex = new Random(seedFrom(word)).hex(32);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)];
  return parts.join('-');
}

/** Puts a notice in the list of a resident's web shop. */
export function notify(world: World, address: string, notice: Notice): NotificationRow {
  const notifications = world.table('notifications');
  return notifications.insert({
    uuid: uuidOf(`notification:${address}:${notifications.highest + 1}`),
    identity_address: address,
    client_type: 'webshop',
    type: notice.type,
    about: notice.about,
    organization_id: notice.organization_id ?? null,
    seen: notice.seen ?? false,
    created_at: notice.at ?? world.now(),
  });
}
