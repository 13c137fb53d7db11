import { resolved } from './resolved.ts';
import type { Operation } from '../../src/contract/contract.ts';
import { listOf, objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';

/** What an object may have: schemas by field, and the schemas of all other fields (`null`: it may have no other). */
type Fields = { readonly known: ReadonlyMap<string, readonly unknown[]>; readonly others: readonly unknown[] | null };

/**
 * Tells which fields of an answer the description does not have. JSON Schema lets unknown fields pass, so the check of answers
 * cannot see a field that only the mock platform knows.
 */
export class Validator {
  readonly #document: Input;
  readonly #fields = new Map<string, Fields>();

  constructor(document: Input) {
    this.#document = document;
  }

  /** Dotted names of fields that are not described for this answer. */
  undescribed(operation: Operation, status: number, body: unknown): string[] {
    const answer = resolved(this.#document, objectOf(operation.details['responses'])[String(status)]);
    const media = objectOf(objectOf(answer['content'])['application/json']);
    if (!('schema' in media)) return [];
    return this.#walk([media['schema']], body, '');
  }

  #walk(schemas: readonly unknown[], value: unknown, at: string): string[] {
    const whole = schemas.flatMap((schema) => this.#branches(schema));
    if (Array.isArray(value)) {
      const items = whole.flatMap((schema) => ('items' in schema ? [schema['items']] : []));
      return items.length === 0 ? [] : value.flatMap((item, index) => this.#walk(items, item, `${at}.${index}`));
    }
    if (typeof value !== 'object' || value === null) return [];
    const { known, others } = this.#fieldsOf(whole);
    return Object.entries(value).flatMap(([name, item]) => {
      const found = known.get(name) ?? others;
      return found === null ? [`${at}.${name}`] : this.#walk(found, item, `${at}.${name}`);
    });
  }

  /** A schema with everything it is put together from. */
  #branches(schema: unknown): Input[] {
    const one = resolved(this.#document, schema);
    const parts = [...listOf(one, 'allOf'), ...listOf(one, 'anyOf'), ...listOf(one, 'oneOf')];
    return [one, ...parts.flatMap((part) => this.#branches(part))];
  }

  #fieldsOf(schemas: readonly Input[]): Fields {
    const key = JSON.stringify(schemas);
    const cached = this.#fields.get(key);
    if (cached) return cached;
    const known = new Map<string, unknown[]>();
    const others: unknown[] = [];
    for (const schema of schemas) {
      for (const [name, field] of Object.entries(objectOf(schema['properties']))) {
        known.set(name, [...(known.get(name) ?? []), field]);
      }
      const more = schema['additionalProperties'];
      if (more !== undefined && more !== false) others.push(more === true ? {} : more);
    }
    const isFree = known.size === 0 || others.length > 0;
    const fields = { known, others: isFree ? others : null };
    this.#fields.set(key, fields);
    return fields;
  }
}
