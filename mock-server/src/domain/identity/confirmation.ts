import { second } from '../../calendar.ts';
import type { Instant } from '../../tables/row.ts';
import type { IdentityRow } from '../../tables/identity.ts';
import type { World } from '../../world/world.ts';

/** Seconds for which a confirmation counts where no fund says so. */
const usualWindow = 15 * 60;

/** Seconds of the longest window of any fund: the shop's and the server's own. */
function longestWindow(world: World): number {
  const windows = world
    .table('funds')
    .all()
    .flatMap((fund) => [fund.bsn_confirmation_time ?? 0, fund.bsn_confirmation_api_time ?? 0]);
  return windows.reduce((longest, window) => Math.max(longest, window), usualWindow);
}

/** A moment that lies outside every window, as the world's clock stands now. */
const lapsed = (world: World): Instant => world.now() - (longestWindow(world) + 1) * second;

/** Moment to write down for a confirmation of now: in a world that lets them lapse at once it is over already. */
export const confirmedNow = (world: World): Instant =>
  world.settings.digid_confirmation_lapses === true ? lapsed(world) : world.now();

const isFresh = (world: World, { bsn, bsn_confirmed_at }: IdentityRow): boolean =>
  bsn !== null && bsn_confirmed_at !== null && bsn_confirmed_at > lapsed(world);

/** Residents whose confirmation still counts for some fund. */
export const freshConfirmations = (world: World): readonly IdentityRow[] =>
  world
    .table('identities')
    .all()
    .filter((identity) => isFresh(world, identity));

/** Lets the confirmation of somebody be over now, for every fund; the virtual clock stays where it is. */
export function expireConfirmation(world: World, identity: IdentityRow): void {
  if (isFresh(world, identity)) world.table('identities').update(identity, { bsn_confirmed_at: lapsed(world) });
}
