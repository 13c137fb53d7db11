import fc from 'fast-check';
import { resolved } from './resolved.ts';
import { listOf, objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { hostileTexts, hostileValue } from './hostile.ts';

/** Values that exist in the world, by the name of a field or of a part of a path. */
export type Pool = (name: string) => readonly unknown[];

/** A schema with the name of the field that has it. */
type Named = { readonly schema: unknown; readonly name: string };

const numberIn = (schema: Input, key: string, otherwise: number): number => {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
};

const typesOf = (schema: Input): readonly string[] => {
  const { type } = schema;
  if (Array.isArray(type)) return type.map(String);
  if (typeof type === 'string') return [type];
  return 'properties' in schema ? ['object'] : ['any'];
};

const formats: { readonly [format: string]: fc.Arbitrary<unknown> } = {
  date: fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  email: fc.integer({ min: 1, max: 99 }).map((number) => `iemand${number}@post.example`),
  uri: fc.constantFrom('https://voorbeeld.example/a', 'http://localhost:5173/'),
  uuid: fc.uuid(),
};

/** Makes requests out of the description: what it allows, what it nearly allows, and what nobody should send. */
export class Values {
  readonly #document: Input;
  readonly #pool: Pool;

  constructor(document: Input, pool: Pool) {
    this.#document = document;
    this.#pool = pool;
  }

  /** A value that the schema allows; half of the time one that the world knows under this name. */
  valid(named: Named): fc.Arbitrary<unknown> {
    const schema = resolved(this.#document, named.schema);
    const known = this.#pool(named.name);
    const made = this.#made(schema, named.name);
    return known.length === 0 ? made : fc.oneof(fc.constantFrom(...known), made);
  }

  /** A value that one thing is wrong with. */
  near(named: Named): fc.Arbitrary<unknown> {
    const schema = resolved(this.#document, named.schema);
    const [first] = [...listOf(schema, 'anyOf'), ...listOf(schema, 'oneOf')];
    if (first !== undefined) return this.near({ schema: first, name: named.name });
    const types = typesOf(schema);
    if (types.includes('object')) return this.#nearObject(schema);
    if (types.includes('array')) return this.#nearArray(schema, named.name);
    if (types.includes('integer') || types.includes('number')) return nearNumber(schema);
    return fc.oneof(nearText(schema), hostileValue);
  }

  #made(schema: Input, name: string): fc.Arbitrary<unknown> {
    if ('const' in schema) return fc.constant(schema['const']);
    const choices = listOf(schema, 'enum');
    if (choices.length > 0) return fc.constantFrom(...choices);
    const either = [...listOf(schema, 'anyOf'), ...listOf(schema, 'oneOf')];
    if (either.length > 0) return fc.oneof(...either.map((one) => this.valid({ schema: one, name })));
    return fc.oneof(...typesOf(schema).map((type) => this.#ofType(type, schema, name)));
  }

  #ofType(type: string, schema: Input, name: string): fc.Arbitrary<unknown> {
    switch (type) {
      case 'object':
        return this.#object(schema);
      case 'array':
        return fc.array(this.valid({ schema: schema['items'], name }), {
          minLength: numberIn(schema, 'minItems', 0),
          maxLength: Math.max(numberIn(schema, 'minItems', 0), Math.min(numberIn(schema, 'maxItems', 3), 3)),
        });
      case 'string':
        return text(schema);
      case 'integer':
        return fc.integer({ min: numberIn(schema, 'minimum', -5), max: numberIn(schema, 'maximum', 2_000) });
      case 'number':
        return fc.double({ min: numberIn(schema, 'minimum', 0), max: numberIn(schema, 'maximum', 2_000), noNaN: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      default:
        return fc.jsonValue({ maxDepth: 1 });
    }
  }

  #object(schema: Input): fc.Arbitrary<{ [name: string]: unknown }> {
    const fields = Object.entries(objectOf(schema['properties'])).map(
      ([name, value]): [string, fc.Arbitrary<unknown>] => [name, this.valid({ schema: value, name })],
    );
    const names = fields.map(([name]) => name);
    const requiredKeys = listOf(schema, 'required')
      .map(String)
      .filter((name) => names.includes(name));
    const known = fc.record(Object.fromEntries(fields), { requiredKeys });
    const more = schema['additionalProperties'];
    if (more === undefined || more === false) return known;
    const key = fc.constantFrom(...this.#keys());
    const rest = fc.dictionary(key, this.valid({ schema: more === true ? {} : more, name: '' }), { maxKeys: 3 });
    return fc.tuple(known, rest).map(([one, other]) => ({ ...other, ...one }));
  }

  #keys(): readonly string[] {
    const keys = this.#pool('record_type').map(String);
    return keys.length > 0 ? keys : ['naam'];
  }

  #nearObject(schema: Input): fc.Arbitrary<unknown> {
    const fields = Object.entries(objectOf(schema['properties']));
    const whole = this.#object(schema);
    const extra = fc.tuple(whole, fc.constantFrom(...hostileTexts), hostileValue);
    const added = extra.map(([value, key, odd]) => ({ ...value, [key]: odd }));
    const [first] = fields;
    if (!first) return fc.oneof(added, hostileValue);
    const field = fc.constantFrom(...fields.map(([name]) => name));
    const left = fc.tuple(whole, field).map(([value, name]) => without(value, name));
    const wrong = fields.map(([name, value]) =>
      fc
        .tuple(whole, fc.oneof(this.near({ schema: value, name }), hostileValue))
        .map(([one, odd]) => ({ ...one, [name]: odd })),
    );
    return fc.oneof(
      { arbitrary: left, weight: 2 },
      { arbitrary: added, weight: 1 },
      { arbitrary: fc.oneof(...wrong), weight: 5 },
    );
  }

  #nearArray(schema: Input, name: string): fc.Arbitrary<unknown> {
    const items = schema['items'];
    return fc.oneof(
      fc.array(fc.oneof(this.near({ schema: items, name }), hostileValue), { minLength: 1, maxLength: 3 }),
      fc
        .tuple(this.valid({ schema: items, name }), fc.constantFrom(2, 50, 300))
        .map(([item, count]) => Array.from({ length: count }, () => item)),
      hostileValue,
    );
  }
}

const without = (value: { [name: string]: unknown }, name: string): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

function text(schema: Input): fc.Arbitrary<unknown> {
  const format = schema['format'];
  const made = typeof format === 'string' ? formats[format] : undefined;
  if (made) return made;
  const { pattern } = schema;
  if (typeof pattern === 'string' && !/[*+]/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  const minLength = numberIn(schema, 'minLength', 0);
  const maxLength = Math.max(minLength, Math.min(numberIn(schema, 'maxLength', 30), 200));
  return fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength, maxLength }),
    fc.string({ unit: 'grapheme', minLength, maxLength }),
  );
}

function nearText(schema: Input): fc.Arbitrary<unknown> {
  const most = numberIn(schema, 'maxLength', 255);
  const least = numberIn(schema, 'minLength', 1);
  return fc.oneof(
    fc.constant('x'.repeat(most + 1)),
    fc.constant('é'.repeat(most)),
    fc.constant('x'.repeat(Math.max(0, least - 1))),
    fc.constantFrom(...hostileTexts),
    fc.constantFrom(...listOf(schema, 'enum').map((one) => `${String(one)} `), 'ander'),
  );
}

function nearNumber(schema: Input): fc.Arbitrary<unknown> {
  const [least, most] = [numberIn(schema, 'minimum', 0), numberIn(schema, 'maximum', 2 ** 31)];
  return fc.oneof(
    fc.constantFrom<unknown>(least - 1, most + 1, least + 0.5, String(least), `${least}x`, 1e300, [least]),
    hostileValue,
  );
}
