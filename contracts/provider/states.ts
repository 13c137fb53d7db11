import { readdirSync, readFileSync } from 'node:fs';
import { MockApi } from '@stadstegoed/mock-server/client.ts';
import { tokens } from '@stadstegoed/mock-server/fixtures/seed/tokens.ts';
import { PACT_DIR } from '../consumer/pact.ts';

/** Called by the pact library around each interaction; the values of `setup` replace the `${...}` of the request. */
interface StateHandler {
  readonly setup: (params?: unknown) => Promise<Record<string, string>>;
  readonly teardown: () => Promise<void>;
}

/**
 * Sets the platform up for an interaction. The name of a state is the name of a scenario; each interaction gets its own
 * world, so that interactions do not affect each other.
 */
export class ProviderStates {
  readonly #platformUrl: string;
  #world: string | null = null;
  #accessToken: string | null = null;

  constructor(platformUrl: string) {
    this.#platformUrl = platformUrl;
  }

  /** A handler for every scenario in the pact files. */
  handlers(): Record<string, StateHandler> {
    return Object.fromEntries(scenariosOfPacts().map((scenario) => [scenario, this.#handlerOf(scenario)]));
  }

  /** Adds the world of the interaction and the token of its persona to a request. */
  readonly address = (request: { headers: Record<string, unknown> }, _response: unknown, next: () => void): void => {
    if (this.#world !== null) request.headers['mock-world'] = this.#world;
    if (this.#accessToken !== null) request.headers['authorization'] = `Bearer ${this.#accessToken}`;
    next();
  };

  /** `persona` is the signed-in resident; with `session: 'expired'` the session is older than 15 minutes. */
  #handlerOf(scenario: string): StateHandler {
    return {
      setup: async (params) => {
        this.#world = await MockApi.at(this.#platformUrl).createWorld({ scenario });
        const mock = MockApi.at(this.#platformUrl, this.#world);
        const persona = fieldsOf(params).get('persona');
        const expired = fieldsOf(params).get('session') === 'expired';
        if (typeof persona === 'string') {
          this.#accessToken = expired ? tokens.expiredAccess : (await mock.signIn(persona)).access_token;
        }
        return { ...tokens };
      },
      teardown: async () => {
        if (this.#world !== null) await MockApi.at(this.#platformUrl).deleteWorld(this.#world);
        this.#world = null;
        this.#accessToken = null;
      },
    };
  }
}

/** The pact files written by the consumer tests. */
export function pactFiles(): readonly string[] {
  return readdirSync(PACT_DIR)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}

function scenariosOfPacts(): readonly string[] {
  const names = pactFiles().flatMap((file) => {
    const text = readFileSync(`${PACT_DIR}${file}`, 'utf8');
    return [...text.matchAll(/"providerStates": \[\s*\{\s*"name": "([a-z0-9-]+)"/g)].map((match) => match[1] ?? '');
  });
  return [...new Set(names)];
}

function fieldsOf(value: unknown): Map<string, unknown> {
  return new Map(Object.entries(value ?? {}));
}
