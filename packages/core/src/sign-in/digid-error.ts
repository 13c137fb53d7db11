import { toErrorCode, toSnakeCase } from '../pages/error-code.ts';
import { goTo, type Destination } from '../shared/destination.ts';

/**
 * The kinds of DigiD errors (SI-062). `generic` covers every code of the range 0001 to 0099 and 010c without a kind of
 * its own: one text, with the code shown small (reading 13).
 */
export type DigidSituation =
  | 'cancelled'
  | 'uid_used'
  | 'uid_dont_match'
  | 'uid_not_found'
  | 'api_0000'
  | 'unknown_error'
  | 'generic';

/** A DigiD error on the error page. `smallCode` is the code for support; null when the text is sufficient. */
export interface DigidError {
  readonly situation: DigidSituation;
  readonly smallCode: string | null;
}

const NAMED: Readonly<Record<string, DigidSituation>> = {
  '0040': 'cancelled',
  uid_used: 'uid_used',
  uid_dont_match: 'uid_dont_match',
  uid_not_found: 'uid_not_found',
  api_0000: 'api_0000',
  unknown_error: 'unknown_error',
};

const GENERIC = /^(00\d\d|010c)$/;

/** The code of the error page for the `digid_error` of a URL: `error_0040` becomes `digid_error_0040`. */
export function digidErrorCode(digidError: string): string {
  return `digid_${toErrorCode(digidError)}`;
}

/**
 * Parses the DigiD error of an error code; null when the code is not a DigiD code. The prefix `error_` is dropped. An
 * unknown DigiD code is an unknown error with its code shown.
 */
export function readDigidError(errorCode: string): DigidError | null {
  const match = /^digid_(?:error_)?(.+)$/.exec(toSnakeCase(errorCode));
  const code = match?.[1];
  if (code === undefined) return null;
  const situation = NAMED[code];
  if (situation !== undefined) return { situation, smallCode: null };
  return { situation: GENERIC.test(code) ? 'generic' : 'unknown_error', smallCode: code };
}

/** Whether the `digid_error` of a URL says that the attempt was cancelled: that can be tried again at once (SI-063). */
export function isDigidCancelled(digidError: string): boolean {
  return readDigidError(digidErrorCode(digidError))?.situation === 'cancelled';
}

/** The error page for the `digid_error` of a URL; `fundId` is for the link back after a cancelled attempt (SI-064). */
export function digidErrorPage(digidError: string, fundId: string | null = null): Destination {
  return goTo('error', { errorCode: digidErrorCode(digidError) }, fundId === null ? {} : { fund_id: fundId });
}
