import { failure, invalid, type Failure } from '@stadstegoed/core/shared/failure.ts';

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/** The types of files that residents upload and the platform gives back: photos and office documents. */
const FILE_TYPE = /^(?:image\/(?!svg)|application\/(?:pdf|octet-stream|msword|vnd\.)|binary\/)/i;

/** The expected answer of a call: JSON, or the content of a file. */
export type Wanted = 'json' | 'file';

/**
 * Whether something else than the platform gave an answer: a proxy, a gateway or the Wi-Fi of a hotel (reading 50). The platform
 * speaks JSON, sends files in the types of files, and answers from the origin that was asked. An empty answer of a good status
 * may be its own; `request.ts` knows which calls have one.
 */
export async function isForeign(request: Request, response: Response, wanted: Wanted): Promise<boolean> {
  if (response.redirected && isElsewhere(request.url, response.url)) return true;
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok) return !JSON_TYPE.test(type);
  if (wanted === 'file') return !FILE_TYPE.test(type) || (await isEmpty(response));
  return !JSON_TYPE.test(type) && !(await isEmpty(response));
}

/** Whether an answer comes from another origin than was asked, as that of a Wi-Fi that redirects to its own page. */
export function isElsewhere(asked: string, answered: string): boolean {
  return new URL(asked).origin !== new URL(answered).origin;
}

/** A foreign answer to a call; see `toForeignFailure`. */
export interface ForeignAnswer {
  readonly status: number;
  readonly isUpload: boolean;
  readonly retryAfterSeconds: number | null;
}

/**
 * The failure of a foreign answer: the platform cannot be reached, with the status as its code. Two statuses keep their meaning,
 * because servers between the shop and the platform give them: 413 to an upload and 429.
 */
export function toForeignFailure({ status, isUpload, retryAfterSeconds }: ForeignAnswer): Failure {
  if (status === 413 && isUpload) return invalid({}, { code: TOO_LARGE });
  if (status === 429) return failure('rate_limited', { retryAfterSeconds });
  return failure('unreachable', { code: String(status) });
}

/** The code of content that is too large. */
export const TOO_LARGE = 'too_large';

/** The body was received already, so that a copy of it costs no time; see `withTimeLimit`. */
async function isEmpty(response: Response): Promise<boolean> {
  return response.body === null || (await response.clone().arrayBuffer()).byteLength === 0;
}
