import { objectOf, textOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { valueAt } from '../../src/contract/contract.ts';

/** The object to which a `$ref` points; an object without one is itself. */
export function resolved(document: Input, value: unknown): Input {
  const input = objectOf(value);
  const reference = textOf(input, '$ref');
  return reference?.startsWith('#/') ? resolved(document, valueAt(document, reference.slice(1))) : input;
}
