import { minute } from '../clock/calendar.ts';
import type { IdentityRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { addProxy } from './links.ts';
import { stableHex } from './stable.ts';

/** A place where somebody is signed in; ages in minutes. */
export interface SessionLine {
  readonly word: string;
  readonly client_type: string;
  readonly user_agent: string | null;
  readonly started: number;
  readonly last: number;
}

/** What the devices of the seeds call themselves. */
export const userAgents = {
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
} as const;

/** Adds a live sign-in with the session that goes with it. */
export function addSession(world: World, identity: IdentityRow, line: SessionLine): void {
  const word = `${identity.persona}:${line.word}`;
  const started_at = world.now() - line.started * minute;
  const proxy = addProxy(world, {
    type: 'email_code',
    identity_address: identity.address,
    exchange_token: stableHex(`session-link:${word}`, 128),
    exchange_until: started_at,
    created_at: started_at,
    activated_at: started_at,
    state: 'active',
  });
  world.table('sessions').insert({
    uid: stableHex(`session:${word}`, 64),
    proxy_id: proxy.id,
    identity_address: identity.address,
    client_type: line.client_type,
    client_version: null,
    ip: '127.0.0.1',
    user_agent: line.user_agent,
    started_at,
    last_request_at: world.now() - line.last * minute,
  });
}
