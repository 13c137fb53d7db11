/**
 * The outcome of an operation that can fail: a value, or an error that the caller must handle.
 * Exceptions are for bugs only and are caught by the error boundary.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A successful outcome. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refusal (rejected by the domain rules) or a failure (platform or connection). */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Maps the value of a successful outcome; returns an error unchanged. */
export function mapResult<T, U, E>(result: Result<T, E>, change: (value: T) => U): Result<U, E> {
  return result.ok ? ok(change(result.value)) : result;
}
