import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { createPlatformClient, type PlatformClient } from '@stadstegoed/http/client.ts';
import { CONSUMER, PARTS_DIR, PROVIDER } from './pact-files.ts';

const { boolean, eachLike, equal, fromProviderState, integer, like, nullValue, number, regex, string } = MatchersV3;

/** The matchers of the contract tests, re-exported for a single import. */
export { boolean, eachLike, fromProviderState, integer, like, nullValue, number, regex, string };

/** Each test file runs in a process of its own. */
const PART_DIR = `${PARTS_DIR}${process.pid}`;
/** The scenario in which the mock platform starts. */
export const EVERYDAY = 'ordinary-tuesday';
/** The deployment of every request. */
export const DEPLOYMENT = { clientKey: 'zonnedorp', clientType: 'webshop' } as const;

/** A plain string, or a matcher with its example. */
type HeaderTemplate = string | ReturnType<typeof regex> | ReturnType<typeof fromProviderState<string>>;
type Headers = Readonly<Record<string, HeaderTemplate>>;

/** An example token with a number of hexadecimal digits. */
export function hex(digits: number): string {
  return '4e1f07a9c2'.repeat(Math.ceil(digits / 10)).slice(0, digits);
}

/** One request with the answer that the shop expects. It contains only the fields that the shop uses. */
export interface Interaction {
  /** The scenario of the mock platform for this request. */
  readonly scenario: string;
  /** Additional setup; `persona` is the resident whose token the request has. See the hook of the mock platform, `console/provider-states`. */
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  /** The description of the request, as the end of the sentence "receives ..."; unique in the pact. */
  readonly receives: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Relative to the API root. A path with a part from the provider state is `[expression, example]`. */
  readonly path: string | readonly [expression: string, example: string];
  readonly query?: Readonly<Record<string, string | string[]>>;
  /** The tenant, when it differs from `DEPLOYMENT`. */
  readonly clientKey?: string;
  readonly headers?: Headers;
  /** JSON that may contain matchers. */
  readonly body?: unknown;
  /** The parts of a multipart form, instead of `body`. */
  readonly form?: readonly FormPart[];
  readonly answer: Answer;
}

/** One part of a form: a value, or the content of a file with its name. */
export type FormPart =
  | readonly [field: string, value: string]
  | readonly [field: string, content: string, fileName: string];

/** An answer: the status, and the body fields and headers that the shop reads. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** The content of a file, instead of `body`; the contract compares its kind only. */
  readonly content?: readonly [contentType: string, content: string];
  readonly headers?: Headers;
}

/** The contract of the shop with the platform. */
class ShopPact {
  readonly #pact = new PactV4({ dir: PART_DIR, consumer: CONSUMER, provider: PROVIDER, logLevel: 'error' });

  /** Calls the real adapter against the expected answer, records the interaction, and returns the outcome. */
  async record<T>(interaction: Interaction, call: (client: PlatformClient) => Promise<T>): Promise<T> {
    const { params = {}, clientKey = DEPLOYMENT.clientKey, answer } = interaction;
    const signedIn = 'persona' in params;
    const outcomes: T[] = [];
    const added = this.#pact.addInteraction();
    if (needsState(interaction)) added.given(interaction.scenario, { ...params });
    await added
      .uponReceiving(interaction.receives)
      .withRequest(interaction.method, pathOf(interaction.path), (request) => {
        request.headers({ ...commonHeaders({ signedIn, clientKey }), ...interaction.headers });
        if (interaction.query) request.query({ ...interaction.query });
        if (interaction.body !== undefined) request.jsonBody(interaction.body);
        if (interaction.form) {
          request.body(FORM_TYPE, formBytes(interaction.form)).matchingRules({ body: formRules(interaction.form) });
        }
      })
      .willRespondWith(answer.status, (response) => {
        response.headers({ 'Content-Type': regex('application/json.*', 'application/json'), ...answer.headers });
        if (answer.body !== undefined) response.jsonBody(answer.body);
        if (answer.content) response.body(answer.content[0], Buffer.from(answer.content[1]));
      })
      .executeTest(async (server) => {
        outcomes.push(await call(clientOf(`${server.url}/api/v1`, { signedIn, clientKey })));
      });
    const [outcome] = outcomes;
    if (outcome === undefined) throw new Error(`${interaction.receives}: the call had no outcome`);
    return outcome;
  }
}

export const pact = new ShopPact();

/**
 * Whether an interaction needs its state. Any platform with data can answer a visitor who reads without an id, words or a
 * place, so that a provider can verify these interactions before it has a hook for states.
 */
function needsState({ scenario, method, params, path, query = {} }: Interaction): boolean {
  const isFiltered = Object.entries(query).some(([name, value]) => /_id$|^q$/.test(name) && value !== 'null');
  return scenario !== EVERYDAY || method !== 'GET' || params !== undefined || /\d/.test(String(path)) || isFiltered;
}

/** Separates the parts of a form in the contract. A browser chooses another one for each form. */
const BOUNDARY = 'form-of-the-contract';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Sends the form of a request with the boundary of the contract, because a contract compares content types literally. */
export async function fetchForm(request: Request): Promise<Response> {
  const own = /boundary=(.+)$/.exec(request.headers.get('Content-Type') ?? '')?.[1] ?? '';
  const body = (await request.text()).replaceAll(own, BOUNDARY);
  const headers = new Headers(request.headers);
  headers.set('Content-Type', FORM_TYPE);
  return fetch(request.url, { method: request.method, headers, body });
}

function formBytes(parts: readonly FormPart[]): Buffer {
  const texts = parts.map(([field, value, fileName]) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/pdf`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n${value}\r\n`;
  });
  return Buffer.from(`${texts.join('')}--${BOUNDARY}--\r\n`);
}

/** Each part of a form is compared literally. */
function formRules(parts: readonly FormPart[]) {
  return parts.map(([field, value]) => ({ path: `$.${field}`, rules: [equal(value)] }));
}

interface Caller {
  readonly signedIn: boolean;
  readonly clientKey: string;
}

/** An error answer with a message or code. */
export function refused(status: 401 | 403 | 404, message: unknown = string('Dit kan niet.')): Answer {
  return { status, body: { message } };
}

/** A 422 with at least one message for each named field. */
export function refusedFields(...fields: readonly string[]): Answer {
  const errors = Object.fromEntries(fields.map((field) => [field, eachLike('Dit klopt niet.')]));
  return { status: 422, body: { errors } };
}

/** A 429 with its meta. */
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
    // It stands still: the test runner has its own time limits.
    clock: new FakeClock(),
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
    ...(signedIn ? { Authorization: fromProviderState('Bearer ${accessToken}', 'Bearer token-of-the-persona') } : {}),
  };
}
