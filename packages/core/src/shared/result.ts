/**
 * The outcome of everything that can be answered with no: a value, or an error that the caller has to look at.
 * Exceptions are for bugs only and are caught by the error boundary.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A good outcome. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refusal (the domain's no) or a failure (the world's no). */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Changes the value of a good outcome and leaves an error untouched. */
export function mapResult<T, U, E>(result: Result<T, E>, change: (value: T) => U): Result<U, E> {
  return result.ok ? ok(change(result.value)) : result;
}
