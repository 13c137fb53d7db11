import { textOfBody } from '../../database/request-log.ts';
import type { LoggedRequest } from '../../database/request-log.ts';
import type { ProxyRow } from '../../database/tables/people.ts';
import type { World } from '../../database/world.ts';

/** What the log still knows of a sign-in that waits: who asked for it, and how often was asked since whether it works. */
export type Asking = {
  /** Null when a action of the console asked, or when the request fell off the log. */
  readonly by: LoggedRequest | null;
  /** Any request of the same shop tab: the one that asked, else the first that is kept of those that polled. */
  readonly from: LoggedRequest | null;
  /** Name of the municipality whose shop asked; null when nobody knows. */
  readonly shop: string | null;
  /** Its key, which every call of that shop carries; null when nobody knows. */
  readonly clientKey: string | null;
  readonly polls: number;
  /** World's time of the last question; null when there was none. */
  readonly lastPoll: number | null;
};

const beginnings: readonly (string | null)[] = ['createAuthToken', 'createAuthCode'];

const clientKeyOf = ({ sent }: LoggedRequest): string => String(sent.headers['client-key'] ?? 'general');

/** Who asked for a sign-in, as far as the log tells. */
export function askingOf(world: World, proxy: ProxyRow): Asking {
  const { entries } = world.log;
  const by = entries.findLast(
    ({ operation_id, answer }) =>
      beginnings.includes(operation_id) && (textOfBody(answer.body) ?? '').includes(proxy.access_token),
  );
  const polls = entries.filter(
    ({ operation_id, sent }) =>
      operation_id === 'checkAccessToken' && sent.headers['access-token'] === proxy.access_token,
  );
  const from = by ?? polls[0];
  return {
    by: by ?? null,
    from: from ?? null,
    clientKey: from ? clientKeyOf(from) : null,
    shop: from ? (world.table('tenants').first('key', clientKeyOf(from))?.name ?? null) : null,
    polls: polls.length,
    lastPoll: polls.at(-1)?.at ?? null,
  };
}
