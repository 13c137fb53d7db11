import { Problem } from '../support/problem.ts';

/** The moment at which the clock of every world and of the browser stands still: a Tuesday morning. */
export const NOW = '2026-03-10T10:00:00+01:00';

/** The cookie that selects a world; on localhost both the shop and the mock platform receive it. */
export const WORLD_COOKIE = 'mock-world';

/** A world of the mock platform for one journey. */
export interface World {
  readonly name: string;
  /** The token of a new session of a resident. */
  readonly signIn: (persona: string) => Promise<string>;
  /** The first link of the newest mail to an address. */
  readonly linkMailedTo: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Creates a world from a scenario, with a clock that stands still. */
export async function openWorld(platform: string, scenario: string): Promise<World> {
  const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${platform}/_mock/api/${path}`, init);
    if (!answer.ok) throw new Problem(`The mock platform answered ${answer.status} to ${path}.`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<unknown> =>
    call(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const name = String(field(await post('worlds', { scenario, now: NOW }), 'world'));
  const here = { 'Mock-World': name };
  return {
    name,
    signIn: async (persona) => String(field(await post(`residents/${persona}/session`, {}, here), 'access_token')),
    linkMailedTo: async (address) => {
      const mails = field(await call(`mail?to=${encodeURIComponent(address)}`, { headers: here }), 'mails');
      const links = Array.isArray(mails) ? field(mails[0], 'links') : undefined;
      return Array.isArray(links) ? String(links[0]) : '';
    },
    close: async () => {
      await fetch(`${platform}/_mock/api/worlds/${name}`, { method: 'DELETE' });
    },
  };
}
