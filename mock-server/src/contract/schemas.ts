import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { objectOf } from '../http/input.ts';
import type { Input } from '../http/input.ts';

/** Says whether a value fits; a coercing one also changes the value into what the schema asks. */
export type Fits = (value: unknown) => boolean;

/** What is found at a JSON pointer of a document. */
export function valueAt(document: Input, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (Array.isArray(value) ? value[Number(part)] : objectOf(value)[part]), document);
}

/**
 * The schemas of one document, each compiled at its first use together with only the parts that it names: a large description
 * then costs nothing at the start.
 */
class Compiled {
  readonly #document: Input;
  readonly #ajv: Ajv2020;
  /** Name under which a part of the document is known to ajv, by its pointer. */
  readonly #names = new Map<string, string>();
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Input, options: { coerceTypes?: 'array'; allErrors: boolean; verbose: boolean }) {
    this.#document = document;
    this.#ajv = new Ajv2020({
      strict: false,
      meta: false,
      validateSchema: false,
      // Shorter code takes longer to make and runs no faster.
      code: { optimize: false },
      ...options,
    });
    addFormats(this.#ajv);
  }

  /** A validator of the schema at a pointer, or of an object that holds such a value under a name. */
  validator(pointer: string, holder?: string): ValidateFunction {
    const key = `${pointer} ${holder ?? ''}`;
    const known = this.#validators.get(key);
    if (known) return known;
    const reference = { $ref: this.#nameOf(pointer) };
    const schema = holder === undefined ? reference : { type: 'object', properties: { [holder]: reference } };
    const compiled = this.#ajv.compile(schema);
    this.#validators.set(key, compiled);
    return compiled;
  }

  #nameOf(pointer: string): string {
    const known = this.#names.get(pointer);
    if (known !== undefined) return known;
    const name = `part-${this.#names.size}`;
    this.#names.set(pointer, name);
    this.#ajv.addSchema(objectOf(this.#local(valueAt(this.#document, pointer))), name);
    return name;
  }

  /** The same schema with names of its own in place of pointers into the document. */
  #local(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((part) => this.#local(part));
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(
      Object.entries(schema).map(([key, part]) =>
        key === '$ref' && typeof part === 'string'
          ? [key, this.#nameOf(decodeURIComponent(part.replace(/^#/, '')))]
          : [key, this.#local(part)],
      ),
    );
  }
}

/**
 * Judges values: first with a plain yes or no, which is fast, and only after a no with everything that is wrong.
 * With `coerce` a value changes into what its schema asks.
 */
export class Schemas {
  readonly #document: Input;
  readonly #coerce: { coerceTypes?: 'array' };
  readonly #quick: Compiled;
  #explaining: Compiled | null = null;

  constructor(document: Input, options: { readonly coerce: boolean }) {
    this.#document = document;
    this.#coerce = options.coerce ? { coerceTypes: 'array' } : {};
    this.#quick = new Compiled(document, { ...this.#coerce, allErrors: false, verbose: false });
  }

  /** The quick judge of the schema at a pointer. */
  quick(pointer: string, holder?: string): Fits {
    return this.#quick.validator(pointer, holder);
  }

  /** Everything that is wrong with a value that did not fit. */
  explain(value: unknown, pointer: string, holder?: string): readonly ErrorObject[] {
    this.#explaining ??= new Compiled(this.#document, { ...this.#coerce, allErrors: true, verbose: true });
    const validate = this.#explaining.validator(pointer, holder);
    return validate(value) ? [] : (validate.errors ?? []);
  }
}
