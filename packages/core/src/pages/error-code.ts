/** The code of an error page that was given none (1 §2). */
export const UNKNOWN_ERROR = 'unknown_error';

/** Writes a code in snake case: `digidUidUsed`, `digid-uid-used` and `DIGID uid used` are the same code (1 §2). */
export function toSnakeCase(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z\d]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase();
}

/** The code by which the error page looks up its message; an absent or empty one is `unknown_error`. */
export function toErrorCode(written: string | null | undefined): string {
  return toSnakeCase(written ?? '') || UNKNOWN_ERROR;
}
