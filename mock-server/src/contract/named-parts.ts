import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { objectOf } from './input.ts';
import type { Input } from './input.ts';

/** How values are validated. */
export type Options = {
  readonly coerceTypes?: 'array';
  readonly allErrors: boolean;
  readonly verbose: boolean;
};

/** What is found at a JSON pointer of a document. */
export function valueAt(document: Input, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (Array.isArray(value) ? value[Number(part)] : objectOf(value)[part]), document);
}

/** The parts of one document as ajv knows them: each under a name of its own, added when it is first named. */
export class NamedParts {
  readonly ajv: Ajv2020;
  readonly #document: Input;
  /** Name of a part, by its pointer. */
  readonly #names = new Map<string, string>();

  constructor(document: Input, options: Options) {
    this.#document = document;
    this.ajv = new Ajv2020({
      strict: false,
      meta: false,
      validateSchema: false,
      // Shorter code takes longer to make and runs no faster.
      code: { optimize: false },
      ...options,
    });
    addFormats(this.ajv);
  }

  /** The name of the part at a pointer. */
  nameOf(pointer: string): string {
    const known = this.#names.get(pointer);
    if (known !== undefined) return known;
    const name = `part-${this.#names.size}`;
    this.#names.set(pointer, name);
    this.ajv.addSchema(objectOf(this.#local(valueAt(this.#document, pointer))), name);
    return name;
  }

  /** The same schema with names of its own in place of pointers into the document. */
  #local(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((part) => this.#local(part));
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(
      Object.entries(schema).map(([key, part]) =>
        key === '$ref' && typeof part === 'string'
          ? [key, this.nameOf(decodeURIComponent(part.replace(/^#/, '')))]
          : [key, this.#local(part)],
      ),
    );
  }
}
