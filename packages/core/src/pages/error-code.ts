import { goTo, type Destination } from '../shared/destination.ts';
import { LONGEST } from '../shared/longest.ts';

/** The code of the error page when the URL has none (PA-011). */
export const UNKNOWN_ERROR = 'unknown_error';

/** The code of the error page for an address that the platform named and the shop may not follow (reading 40). */
export const REFUSED_ADDRESS_CODE = 'refused_address';

/** The error page for such an address. */
export const REFUSED_ADDRESS = goTo('error', { errorCode: REFUSED_ADDRESS_CODE });

/** The error page for the Error-Code header of an answer; `fundId` is the fund that it was about, for the next steps. */
export function errorPageOf(errorCode: string | null, fundId: string | null): Destination<'error'> {
  return goTo('error', { errorCode: errorCode ?? UNKNOWN_ERROR }, fundId === null ? {} : { fund_id: fundId });
}

/** Converts a code to snake case: `digidUidUsed`, `digid-uid-used` and `DIGID uid used` are the same code (PA-013). */
export function toSnakeCase(text: string): string {
  return text
    .slice(0, LONGEST.code)
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase();
}

/** The code that selects the message of the error page; `unknown_error` when absent or empty. */
export function toErrorCode(written: string | null | undefined): string {
  return toSnakeCase(written ?? '') || UNKNOWN_ERROR;
}
