import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from '@stadstegoed/openapi/generated/api.d.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Clock } from '@stadstegoed/core/shared/clock.port.ts';
import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Instant } from '@stadstegoed/core/shared/instant.ts';
import { toLanguage, type Language } from '@stadstegoed/core/shared/language.ts';
import { hearPlatformTime } from './platform-time.ts';
import { withTimeLimit, type Fetch } from './time-limit.ts';
import { isForeign, toForeignFailure, type Wanted } from './foreign-answer.ts';
import { retryAfterSeconds } from './retry-after.ts';
import { withSecondFactor, type GiveSecondFactor } from './second-factor.ts';
import { CallFailed, toFailure, toVisitorFailure } from './to-failure.ts';
import { RequestedWaits } from './requested-waits.ts';

/** A missing or ended sign-in, the argument of the 401 callback. */
export type Unauthorised = Extract<Failure, { kind: 'unauthorised' }>;

/** The deployment and the resident of a client; the functions are called at every request. */
export interface ClientOptions {
  /** The versioned API root, `{host}/api/v1` or `/api/v1` on the shop's own origin (SH-024). */
  readonly baseUrl: string;
  /** Identifies the tenant (SH-036). */
  readonly clientKey: string;
  readonly clientType: 'webshop';
  /** Which calls the platform has; null while that cannot be known. Asked by calls that differ only (`dialect.ts`). */
  readonly edition: () => Promise<Edition | null>;
  readonly language: () => Language;
  /** The token of the signed-in resident; null for a visitor. */
  readonly accessToken: () => string | null;
  /** Called when the platform rejects the current token (SH-048), with whether the call would have changed something. */
  readonly onUnauthorised: (failure: Unauthorised, isChange: boolean) => void;
  /** Asks the resident for her second factor when the platform wants one; the call is sent again afterwards. */
  readonly giveSecondFactor?: GiveSecondFactor;
  /** Called with the platform's time as often as an answer tells it (reading 52). */
  readonly onPlatformTime?: (at: Instant) => void;
  /** The clock for the time limit of each call, for how long its answer took, and for terms that the platform counts from its answer. */
  readonly clock: Pick<Clock, 'after' | 'reading' | 'now'>;
  /** Replaces the browser's fetch in tests and journeys. */
  readonly fetch?: Fetch;
}

/** The operation to which files are sent. */
const UPLOADS: keyof paths = '/files';

/** The typed calls of the platform; adapters take it in their constructor. */
export type PlatformClient = Client<paths> &
  Pick<ClientOptions, 'edition'> &
  Pick<Clock, 'now'> & {
    /** Sends a call in another way, which is held for a second factor as every call is. */
    readonly sendHeld: (send: Fetch) => Fetch;
  };

/**
 * Creates the client of the platform: the common headers, query arrays with `[]` (as in
 * the parameter names of the OpenAPI files), failures with their 401 callback, and a time limit for each call.
 */
export function createPlatformClient(options: ClientOptions): PlatformClient {
  const sendHeld = (send: Fetch): Fetch => withSecondFactor(send, options.giveSecondFactor);
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    // What the platform said earlier is not what it says now, and a borrowed computer keeps nothing of a resident.
    cache: 'no-store',
    querySerializer: { array: { style: 'form', explode: true } },
    fetch: sendHeld(withTimeLimit(options.fetch ?? ((request) => globalThis.fetch(request)), options.clock)),
  });
  client.use(commonHeaders(options), failOnError(options, new RequestedWaits(options.clock)));
  if (options.onPlatformTime) client.use(hearPlatformTime(options.clock, options.onPlatformTime));
  return Object.assign(client, { edition: options.edition, now: () => options.clock.now(), sendHeld });
}

/** The Authorization header for a token that is not the resident's current one. */
export function bearer(accessToken: string): { Authorization: string } {
  return { Authorization: `Bearer ${accessToken}` };
}

/** The core's cancel signal as the browser's `AbortSignal`, which it always is; null without a signal. */
export function abortSignal(options: ReadOptions | undefined): AbortSignal | null {
  return options?.signal instanceof AbortSignal ? options.signal : null;
}

function commonHeaders(options: ClientOptions): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      request.headers.set('Accept', 'application/json');
      request.headers.set('Accept-Language', options.language());
      request.headers.set('Client-Key', options.clientKey);
      request.headers.set('Client-Type', options.clientType);
      // The exchange of a link makes a new sign-in: one that ended must not refuse it.
      const token = schemaPath.includes('/exchange/') ? null : options.accessToken();
      if (token !== null && !request.headers.has('Authorization')) {
        request.headers.set('Authorization', bearer(token).Authorization);
      }
      return request;
    },
  };
}

/**
 * Ends a call with the failure of an error answer or of one that is not the platform's, and reports a 401. A late 401 for a token
 * that was replaced or removed in the meantime is not reported: the token is compared after the body was read, because a parallel
 * 401 may have ended the sign-in by then. Neither is a 401 for a request without a token; the calling screen shows the failure.
 */
function failOnError(options: ClientOptions, waits: RequestedWaits): Middleware {
  const isCurrent = (request: Request): boolean => {
    const token = options.accessToken();
    return token !== null && request.headers.get('Authorization') === bearer(token).Authorization;
  };
  return {
    onRequest({ request, schemaPath }) {
      const wait = waits.find(request, schemaPath);
      if (wait !== null) throw new CallFailed(wait);
    },
    async onResponse({ request, response, schemaPath, options: { parseAs } }) {
      const answer = { request, response, schemaPath, now: options.clock.reading().wall };
      const failure = await failureOf(answer, parseAs === 'blob' ? 'file' : 'json');
      if (failure === null) return;
      waits.add(request, schemaPath, failure);
      if (!request.headers.has('Authorization')) throw new CallFailed(toVisitorFailure(failure));
      if (failure.kind === 'unauthorised' && isCurrent(request))
        options.onUnauthorised(failure, request.method !== 'GET');
      throw new CallFailed(failure);
    },
  };
}

interface ReceivedAnswer {
  readonly request: Request;
  readonly response: Response;
  readonly schemaPath: string;
  readonly now: Instant;
}

/** The failure that an answer means; null for a good one. A body that is not JSON is found when it is read. */
async function failureOf(
  { request, response, schemaPath, now }: ReceivedAnswer,
  wanted: Wanted,
): Promise<Failure | null> {
  const wait = retryAfterSeconds(response.headers, now);
  const foreign = { status: response.status, isUpload: schemaPath === UPLOADS, retryAfterSeconds: wait };
  if (await isForeign(request, response, wanted)) return toForeignFailure(foreign);
  if (response.ok) return null;
  const body = await readObject(response);
  if (body === null) return toForeignFailure(foreign);
  return toFailure(response, {
    body,
    language: toLanguage(request.headers.get('Accept-Language')),
    retryAfterSeconds: wait,
  });
}

/** The body of an error answer; null when it is no JSON object, which every error of the platform is. */
async function readObject(response: Response): Promise<object | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
