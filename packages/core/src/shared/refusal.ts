/**
 * The domain's no: a code of the feature, for which the view has a text. Its `kind` keeps it apart from every
 * `Failure`, so that an outcome may be refused by the shop or fail in the world and a switch can tell which.
 */
export interface Refusal<Code extends string> {
  readonly kind: 'refused';
  readonly code: Code;
}

/** A refusal with its code. */
export function refusal<Code extends string>(code: Code): Refusal<Code> {
  return { kind: 'refused', code };
}
