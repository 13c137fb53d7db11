import type { CallWithoutFactor, FactorAnswer, RestrictedPart } from '@stadstegoed/core/account/second-factor.ts';
import { isForeign } from './foreign-answer.ts';
import { copyOf, type Fetch } from './time-limit.ts';

/** Asks the resident for her second factor; `signal` cancels the call. */
export type GiveSecondFactor = (call: CallWithoutFactor & { readonly signal: AbortSignal }) => Promise<FactorAnswer>;

/** The calls that a municipality can close until a second factor was given; the platform refuses them with 403 and a text. */
const RESTRICTED: readonly (readonly [RegExp, RestrictedPart])[] = [
  [/\/identity\/emails(\/|$)/, 'emails'],
  [/\/identity\/sessions(\/|$)/, 'sessions'],
  [/\/platform\/reimbursements(\/|$)/, 'reimbursements'],
];

/** It is public. Were it held, nobody would know whether this platform has a second factor. */
const CONFIGURATION = /\/platform\/config\//;

const AS_UNAUTHORISED = { status: 401, headers: { 'Content-Type': 'application/json' } };

/**
 * Holds a call for which the platform wants a second factor first, and sends it again when that was given. The screen just waits
 * meanwhile: nothing that was typed is lost, and the platform has done nothing yet. The time limit counts for each sending.
 */
export function withSecondFactor(send: Fetch, give: GiveSecondFactor | undefined): Fetch {
  if (give === undefined) return send;
  return async (request) => {
    const again = copyOf(request);
    const response = await send(request);
    const wanted = await wantedFor(request, response);
    if (wanted === null) return response;
    const answer = await give({ ...wanted, isChange: request.method !== 'GET', signal: request.signal });
    if (answer === 'given') return send(again);
    // Of a closed part the platform says only that it is forbidden.
    return answer === 'put_off' ? new Response('{"error":"2fa"}', AS_UNAUTHORISED) : response;
  };
}

async function wantedFor(request: Request, response: Response): Promise<Pick<CallWithoutFactor, 'part'> | null> {
  if (!request.headers.has('Authorization') || (response.status !== 401 && response.status !== 403)) return null;
  const path = new URL(request.url).pathname;
  if (CONFIGURATION.test(path) || (await isForeign(request, response, 'json'))) return null;
  if (response.status === 401) return (await errorOf(response)) === '2fa' ? { part: null } : null;
  const found = RESTRICTED.find(([paths]) => paths.test(path));
  return found === undefined ? null : { part: found[1] };
}

/** The code of a refusal; the body stays unread for the one who asked. */
async function errorOf(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  } catch {
    return null;
  }
}
