import { LONGEST } from '../shared/longest.ts';

/** The code of the error page when the URL has none (PA-011). */
export const UNKNOWN_ERROR = 'unknown_error';

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
