/**
 * A rejection by the domain rules: a code of the feature, for which the view has a text. Its `kind` distinguishes it
 * from every `Failure`, so that one switch can handle both.
 */
export interface Refusal<Code extends string> {
  readonly kind: 'refused';
  readonly code: Code;
}

export function refusal<Code extends string>(code: Code): Refusal<Code> {
  return { kind: 'refused', code };
}
