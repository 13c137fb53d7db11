import { readdirSync, readFileSync } from 'node:fs';
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
        this.#world = await this.#post('/worlds', { scenario }, 'world');
        const persona = fieldsOf(params).get('persona');
        const expired = fieldsOf(params).get('session') === 'expired';
        if (typeof persona === 'string') {
          this.#accessToken = expired ? tokens.expiredAccess : await this.#signIn(persona);
        }
        return { ...tokens };
      },
      teardown: async () => {
        await fetch(`${this.#platformUrl}/_mock/api/worlds/${this.#world}`, { method: 'DELETE' });
        this.#world = null;
        this.#accessToken = null;
      },
    };
  }

  #signIn(persona: string): Promise<string> {
    return this.#post(`/residents/${persona}/session`, {}, 'access_token');
  }

  /** Posts to the console API of the mock platform and returns one string field of the answer. */
  async #post(path: string, body: object, field: string): Promise<string> {
    const answer = await fetch(`${this.#platformUrl}/_mock/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(this.#world === null ? {} : { 'Mock-World': this.#world }) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const value = fieldsOf(text === '' ? null : JSON.parse(text)).get(field);
    if (typeof value !== 'string') throw new Error(`POST ${path} of the console answered ${answer.status}: ${text}`);
    return value;
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
