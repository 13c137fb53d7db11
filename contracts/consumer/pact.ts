import { MatchersV3, PactV4 } from '@pact-foundation/pact';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Refusal } from '@stadstegoed/core/shared/refusal.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { createPlatformClient } from '@stadstegoed/http/client.ts';
import { HttpFiles } from '@stadstegoed/http/files/http-files.ts';
import { sendByFetch } from '@stadstegoed/http/files/send-upload.ts';
import { adaptersOf, type Adapters } from '@stadstegoed/http/testing/adapters.ts';
import { expect, it } from 'vitest';
import type { Answer } from './answers.ts';
import { CONSUMER, PARTS_DIR, providerOf, type PactEdition } from './pact-files.ts';

const { equal, fromProviderState, regex } = MatchersV3;

/** Each process of the test runner records in a folder of its own. */
const PART_DIR = `${PARTS_DIR}${process.pid}`;
const pactOf = (edition: PactEdition): PactV4 =>
  new PactV4({ dir: PART_DIR, consumer: CONSUMER, provider: providerOf(edition), logLevel: 'error' });
const PACTS: Readonly<Record<PactEdition, PactV4>> = {
  specification: pactOf('specification'),
  '2026-07': pactOf('2026-07'),
};

/** The scenario in which the mock platform starts. */
const EVERYDAY = 'ordinary-tuesday';
const ACCESS_TOKEN = 'token-of-the-persona';
/** The example of a token that the state of the provider gives, such as that of a link in a mail. */
export const TOKEN = '4e1f07a9'.repeat(8);

/** What is true on the platform before a call, and who calls. */
export interface State {
  /** The scenario of the mock platform. */
  readonly scenario: string;
  /** `persona` is the resident who is signed in. See the hook of the mock platform, `console/provider-states`. */
  readonly params?: Readonly<Record<string, string>>;
  /** The name of the token that the request has in place of `TOKEN`. */
  readonly token?: string;
  /** The tenant, when it is not that of the scenarios. */
  readonly clientKey?: string;
  /** The platform, when it is not that of the specification. */
  readonly edition?: PactEdition;
}

/** A signed-in resident. */
export const as = (persona: string, scenario = EVERYDAY): State => ({ scenario, params: { persona } });
/** Somebody who is not signed in. */
export const visitor = (scenario = EVERYDAY): State => ({ scenario });

const UNREADABLE = 'The adapter cannot read the answer; packages/http/src/fields-by-name.test.ts names the field.';

type Call = (adapters: Adapters & { files: HttpFiles }) => Promise<Result<unknown, Failure | Refusal<string>>>;

/**
 * Tests that the adapter understands an answer, and records in the pact what it sends for it. What it has to send is the
 * table of `packages/http/src/sent-requests.test.ts`; what it makes of each field is proven with the recorded answers.
 * The title, without the ids of requirements at its end, is the name of the interaction.
 */
export function agree(title: string, state: State, call: Call, answer: Answer): void {
  it(`the shop and the platform agree on ${title}`, async () => {
    const receives = title.replace(/( \[[A-Z]+-\d+\])+$/, '');
    const fetchRecorded = (request: Request) => record(request, { receives, state, answer });
    const isSignedIn = state.params?.['persona'] !== undefined;
    // It stands still: the test runner has its own time limits.
    const clock = new FakeClock();
    const client = createPlatformClient({
      baseUrl: 'http://platform.example/api/v1',
      clientKey: state.clientKey ?? 'zonnedorp',
      clientType: 'webshop',
      edition: async () => state.edition ?? 'specification',
      language: () => 'nl',
      accessToken: () => (isSignedIn ? ACCESS_TOKEN : null),
      onUnauthorised: () => undefined,
      clock,
      fetch: fetchRecorded,
    });
    const files = new HttpFiles(client, { send: sendByFetch(fetchRecorded), clock });
    const outcome = await call({ ...adaptersOf(client), files });
    const { failure } = answer;
    if (failure === undefined && !outcome.ok && outcome.error.kind === 'unexpected') throw new Error(UNREADABLE);
    expect(outcome).toMatchObject(failure === undefined ? { ok: true } : { ok: false, error: failure });
    // A list leaves out the items that it cannot read.
    expect(outcome).not.toMatchObject({ value: { leftOut: expect.toSatisfy((count) => count > 0) } });
  });
}

interface Interaction {
  readonly receives: string;
  readonly state: State;
  readonly answer: Answer;
}

/** Sends a request to Pact's server, which answers it and records both. */
async function record(request: Request, { receives, state, answer }: Interaction): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const content = await contentOf(request);
  const interaction = PACTS[state.edition ?? 'specification'].addInteraction();
  if (needsState(request, state)) interaction.given(state.scenario, { ...state.params, ...idsIn(pathname) });
  return interaction
    .uponReceiving(receives)
    .withRequest(request.method, withState(pathname, withIds(pathname), state), (expected) => {
      const headers = [...content.headers].filter(([name]) => name !== 'content-type');
      expected.headers(Object.fromEntries(headers.map(([name, value]) => [name, withState(value, value, state)])));
      expected.query(Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])));
      if (content.form) expected.body(FORM_TYPE, Buffer.from(content.body)).matchingRules({ body: content.form });
      else if (content.body !== '')
        expected.jsonBody(
          JSON.parse(content.body, (_key, value) =>
            typeof value === 'string' ? withState(value, value, state) : value,
          ),
        );
    })
    .willRespondWith(answer.status, (response) => {
      response.headers({ 'Content-Type': regex('application/json.*', 'application/json'), ...answer.headers });
      if (answer.body !== undefined) response.jsonBody(answer.body);
      if (answer.content) response.body(answer.content[0], Buffer.from(answer.content[1]));
    })
    .executeTest(async ({ url }) => {
      const { method } = request;
      const sent = content.body === '' ? {} : { body: content.body };
      const answered = await fetch(request.url.replace('http://platform.example', url), {
        method,
        headers: content.headers,
        ...sent,
      });
      // Pact's server stops after this.
      return new Response(await answered.arrayBuffer(), answered);
    })
    .then((response) => response ?? Response.error());
}

/**
 * Whether an interaction needs its state. Any platform with data can answer a visitor who reads without an id, words or a
 * place, so that a provider can verify these interactions before it has a hook for states.
 */
function needsState({ method, url }: Request, { scenario, params }: State): boolean {
  const { pathname, searchParams } = new URL(url);
  const hasId = /\d/.test(pathname.replace('/api/v1', ''));
  const isFiltered = [...searchParams].some(([name, value]) => /_id$|^q$/.test(name) && value !== 'null');
  return scenario !== EVERYDAY || method !== 'GET' || params !== undefined || hasId || isFiltered;
}

/** A text of a request; its tokens, and what `expression` names, come from the state of the provider. */
function withState(value: string, expression: string, { token = '' }: State) {
  const whole = expression.replace(ACCESS_TOKEN, '${accessToken}').replace(TOKEN, `\${${token}}`);
  return whole === value ? value : fromProviderState(whole, value);
}

/** An id of the platform in a path, after the name of its kind. Ids of six digits exist nowhere, so they are no part of a state. */
const ID = /\/([a-z-]+)\/(\d{1,5})(?=\/|$)/g;
const nameOfId = (kind: string): string => `${kind.replaceAll('-', '_')}_id`;

/** A path whose ids come from the state of the provider, which numbers its rows itself. */
const withIds = (path: string): string => path.replace(ID, (_all, kind: string) => `/${kind}/\${${nameOfId(kind)}}`);

/** The ids of a path by their names in the state; the numbers are those of the mock platform. */
const idsIn = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...path.matchAll(ID)].map(([, kind = '', id = '']) => [nameOfId(kind), id]));

/** Separates the parts of a form in the contract, which compares content types literally. A browser chooses another each time. */
const BOUNDARY = 'form-of-the-contract';
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The body and headers of a request. A form has the boundary of the contract, and each part is compared literally. */
async function contentOf(request: Request) {
  const headers = new Headers(request.headers);
  const [, boundary] = /boundary=(.+)$/.exec(headers.get('Content-Type') ?? '') ?? [];
  if (boundary === undefined) return { headers, body: await request.text() };
  const parts = [...(await request.clone().formData())];
  const rules = parts.map(async ([field, value]) => {
    const text = typeof value === 'string' ? value : await value.text();
    return { path: `$.${field}`, rules: [equal(text)] };
  });
  headers.set('Content-Type', FORM_TYPE);
  const body = (await request.text()).replaceAll(boundary, BOUNDARY);
  return { headers, body, form: await Promise.all(rules) };
}
