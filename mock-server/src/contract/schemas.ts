import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Input } from './input.ts';
import { NamedParts } from './named-parts.ts';
import type { Options } from './named-parts.ts';

/** Says whether a value fits; a coercing one also changes the value into what the schema asks. */
export type Fits = (value: unknown) => boolean;

/**
 * The schemas of one document, each compiled at its first use together with only the parts that it names: a large description
 * then costs nothing at the start.
 */
class Compiled {
  readonly #parts: NamedParts;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Input, options: Options) {
    this.#parts = new NamedParts(document, options);
  }

  /** A validator of the schema at a pointer, or of an object that holds such a value under a name. */
  validator(pointer: string, holder?: string): ValidateFunction {
    const key = `${pointer} ${holder ?? ''}`;
    const known = this.#validators.get(key);
    if (known) return known;
    const reference = { $ref: this.#parts.nameOf(pointer) };
    const schema = holder === undefined ? reference : { type: 'object', properties: { [holder]: reference } };
    const compiled = this.#parts.ajv.compile(schema);
    this.#validators.set(key, compiled);
    return compiled;
  }
}

/**
 * Validates values: first with a plain yes or no, which is fast, and only after a no with everything that is wrong.
 * With `coerce` a value changes into what its schema asks.
 */
export class Schemas {
  readonly #document: Input;
  readonly #coerce: { coerceTypes?: 'array' };
  #quick: Compiled | null = null;
  #explaining: Compiled | null = null;

  constructor(document: Input, options: { readonly coerce: boolean }) {
    this.#document = document;
    this.#coerce = options.coerce ? { coerceTypes: 'array' } : {};
  }

  /** The quick validator of the schema at a pointer. */
  quick(pointer: string, holder?: string): Fits {
    this.#quick ??= new Compiled(this.#document, { ...this.#coerce, allErrors: false, verbose: false });
    return this.#quick.validator(pointer, holder);
  }

  /** Everything that is wrong with a value that did not fit. */
  explain(value: unknown, pointer: string, holder?: string): readonly ErrorObject[] {
    this.#explaining ??= new Compiled(this.#document, { ...this.#coerce, allErrors: true, verbose: true });
    const validate = this.#explaining.validator(pointer, holder);
    return validate(value) ? [] : (validate.errors ?? []);
  }
}
