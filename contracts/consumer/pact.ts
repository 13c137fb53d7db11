import { rmSync } from 'node:fs';
import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { createPlatformClient, type PlatformClient } from '@stadstegoed/http/client.ts';

const { boolean, eachLike, fromProviderState, integer, like, nullValue, number, regex, string } = MatchersV3;

/** The matchers that the features use, so that each file needs one import. */
export { boolean, eachLike, fromProviderState, integer, like, nullValue, number, regex, string };

/** Where the contracts stand. */
export const PACT_DIR = new URL('../pacts/', import.meta.url).pathname;
export const PROVIDER = 'platform';
/** The deployment that every call is made for. */
export const DEPLOYMENT = { clientKey: 'zonnedorp', clientType: 'webshop' } as const;

/** A plain text, or a matcher with its example. */
type HeaderTemplate = string | ReturnType<typeof regex> | ReturnType<typeof fromProviderState<string>>;
type Headers = Readonly<Record<string, HeaderTemplate>>;

/** A token of a number of hexadecimal digits, as an example. */
export function hex(digits: number): string {
  return '4e1f07a9c2'.repeat(Math.ceil(digits / 10)).slice(0, digits);
}

/** One call with the answer that the shop counts on. Only what the shop uses is asserted. */
export interface Interaction {
  /** The scenario of the mock platform in which the call is made. */
  readonly scenario: string;
  /** What is set up on top of it; `persona` is the resident whose token the call carries. See provider/states.ts. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** What the platform receives, as the end of the sentence "receives ..."; unique within its feature. */
  readonly receives: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the API root. A path of which a part comes out of the provider state is `[expression, example]`. */
  readonly path: string | readonly [expression: string, example: string];
  readonly query?: Readonly<Record<string, string | string[]>>;
  /** The tenant, when the call is made for another deployment than usual. */
  readonly clientKey?: string;
  readonly headers?: Headers;
  /** Plain JSON with matchers in it. */
  readonly body?: unknown;
  readonly answer: Answer;
}

/** An answer: a status, what the shop reads of the body, and headers that it reads. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** The contract of one feature with the platform. Each feature has its own file, which starts empty at every run. */
export class FeaturePact {
  readonly #pact: PactV4;

  constructor(feature: string) {
    const consumer = `webshop-${feature}`;
    rmSync(`${PACT_DIR}${consumer}-${PROVIDER}.json`, { force: true });
    this.#pact = new PactV4({ dir: PACT_DIR, consumer, provider: PROVIDER, logLevel: 'error' });
  }

  /** Makes the call with the real adapter against the promised answer, records it, and gives back its outcome. */
  async hold<T>(interaction: Interaction, call: (client: PlatformClient) => Promise<T>): Promise<T> {
    const { params = {}, clientKey = DEPLOYMENT.clientKey, answer } = interaction;
    const signedIn = 'persona' in params;
    const outcomes: T[] = [];
    await this.#pact
      .addInteraction()
      .given(interaction.scenario, { ...params })
      .uponReceiving(interaction.receives)
      .withRequest(interaction.method, pathOf(interaction.path), (request) => {
        request.headers({ ...commonHeaders({ signedIn, clientKey }), ...interaction.headers });
        if (interaction.query) request.query({ ...interaction.query });
        if (interaction.body !== undefined) request.jsonBody(interaction.body);
      })
      .willRespondWith(answer.status, (response) => {
        response.headers({ 'Content-Type': regex('application/json.*', 'application/json'), ...answer.headers });
        if (answer.body !== undefined) response.jsonBody(answer.body);
      })
      .executeTest(async (server) => {
        outcomes.push(await call(clientOf(`${server.url}/api/v1`, { signedIn, clientKey })));
      });
    const [outcome] = outcomes;
    if (outcome === undefined) throw new Error(`${interaction.receives}: the call had no outcome`);
    return outcome;
  }
}

interface Caller {
  readonly signedIn: boolean;
  readonly clientKey: string;
}

/** A refusal with one sentence or code. */
export function refused(status: 401 | 403 | 404, message: unknown = string('Dit kan niet.')): Answer {
  return { status, body: { message } };
}

/** A refused form: at least one message for each named field. */
export function refusedFields(...fields: readonly string[]): Answer {
  const errors = Object.fromEntries(fields.map((field) => [field, eachLike('Dit klopt niet.')]));
  return { status: 422, body: { errors } };
}

/** A used-up limit with its meta (reference part 1, 2.3). */
export function throttled(): Answer {
  const message = string('U heeft het te vaak geprobeerd. Wacht 7 minuten.');
  return {
    status: 429,
    body: {
      error: 'to_many_attempts',
      message,
      meta: {
        title: string('Even wachten'),
        message,
        attempts: integer(10),
        max_attempts: integer(10),
        available_in: integer(402),
      },
    },
  };
}

function clientOf(baseUrl: string, { signedIn, clientKey }: Caller): PlatformClient {
  return createPlatformClient({
    baseUrl,
    ...DEPLOYMENT,
    clientKey,
    language: () => 'nl',
    accessToken: () => (signedIn ? 'token-of-the-persona' : null),
    onUnauthorised: () => undefined,
    // The test has time limits of its own.
    clock: { after: () => () => undefined },
  });
}

function pathOf(path: Interaction['path']) {
  if (typeof path === 'string') return `/api/v1${path}`;
  const [expression, example] = path;
  return fromProviderState(`/api/v1${expression}`, `/api/v1${example}`);
}

function commonHeaders({ signedIn, clientKey }: Caller) {
  return {
    Accept: 'application/json',
    'Accept-Language': 'nl',
    'Client-Key': clientKey,
    'Client-Type': DEPLOYMENT.clientType,
    ...(signedIn ? { Authorization: regex('Bearer .+', 'Bearer token-of-the-persona') } : {}),
  };
}
