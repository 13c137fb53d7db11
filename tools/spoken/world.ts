import { MockApi } from '@stadstegoed/mock-server/client.ts';

/** The moment at which the clock of every world and of the browser stands still: a Tuesday morning. */
export const NOW = '2026-03-10T10:00:00+01:00';

/** A world of the mock platform for one journey. */
export interface World {
  readonly name: string;
  /** The token of a new session of a resident. */
  readonly signIn: (persona: string) => Promise<string>;
  /** The first link of the newest mail to an address. */
  readonly linkMailedTo: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Creates a world from a scenario, with a clock that stands still. */
export async function openWorld(platform: string, scenario: string): Promise<World> {
  const name = await MockApi.at(platform).createWorld({ scenario, now: NOW });
  const mock = MockApi.at(platform, name);
  return {
    name,
    signIn: async (persona) => (await mock.signIn(persona)).access_token,
    linkMailedTo: async (address) => (await mock.mails(address))[0]?.links[0] ?? '',
    close: () => mock.deleteWorld(name),
  };
}
