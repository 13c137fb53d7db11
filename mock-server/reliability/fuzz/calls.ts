import fc from 'fast-check';
import { resolved } from './resolved.ts';
import type { Operation } from '../../src/contract/contract.ts';
import { listOf, objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { apiPrefix } from '../../src/http/mock-platform.ts';
import type { Asker } from '../testing/askers.ts';
import { forms } from './forms.ts';
import { hostileBodies, hostileTexts } from './hostile.ts';
import { Values } from './values.ts';

/** A request as it goes out, without its world. */
export type Request = {
  readonly method: Method;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly payload?: string | Buffer;
};

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

type Method = (typeof methods)[number];

type Headers = { readonly [name: string]: string };

/** A header must be one line of letters that the wire can carry. */
const onOneLine = (text: string): string => text.replaceAll(/[^\u0020-\u007e]/g, '?').trim();

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const encoded = (value: unknown): string => encodeURIComponent(textOf(value).replaceAll(/[\ud800-\udfff]/gu, '?'));

/** Makes requests for one operation: right ones, nearly right ones and hostile ones. */
export class Calls {
  readonly #document: Input;
  readonly #pool: Asker['pool'];
  readonly #values: Values;
  readonly #token: string | null;

  constructor(document: Input, asker: Asker) {
    this.#document = document;
    this.#pool = asker.pool;
    this.#token = asker.token;
    this.#values = new Values(document, asker.pool);
  }

  /** Any request for this operation. */
  of(operation: Operation): fc.Arbitrary<Request> {
    return fc
      .tuple(this.#path(operation), this.#query(operation), this.#headers(), this.#body(operation))
      .map(([path, query, headers, body]) => ({
        method: methods.find((method) => method === operation.method) ?? 'GET',
        url: `${apiPrefix}${path}${query}`,
        headers: { ...headers, ...body.headers },
        ...(body.payload === undefined ? {} : { payload: body.payload }),
      }));
  }

  #path(operation: Operation): fc.Arbitrary<string> {
    const known = this.#pool('question');
    if (operation.path.endsWith('/clarifications/{id}') && known.length > 0)
      return fc.constantFrom(...known.map(String));
    const parts = operation.path.split('/');
    const made = parts.map((part, index) =>
      part.startsWith('{') ? this.#segment(parts[index - 1] ?? '', this.#shown(operation, part)) : fc.constant(part),
    );
    return fc.tuple(...made).map((all) => all.join('/'));
  }

  /** The example of a parameter in the path. */
  #shown(operation: Operation, part: string): unknown {
    const named = this.#all(operation).find((one) => one['in'] === 'path' && `{${String(one['name'])}}` === part);
    return named?.['example'] ?? objectOf(named?.['schema'])['example'] ?? 1;
  }

  #segment(before: string, example: unknown): fc.Arbitrary<string> {
    const hostile = fc.constantFrom(...hostileTexts.filter((text) => text !== '' && text.length < 300)).map(encoded);
    const number = fc.integer({ min: 0, max: 400 }).map(String);
    const known = this.#pool(before);
    if (known.length === 0) return fc.oneof(hostile, number, fc.constant(encoded(example)));
    return fc.oneof(
      { arbitrary: fc.constantFrom(...known).map(encoded), weight: 7 },
      { arbitrary: fc.oneof(hostile, number), weight: 1 },
    );
  }

  #query(operation: Operation): fc.Arbitrary<string> {
    const pairs = this.#all(operation)
      .filter((parameter) => parameter['in'] === 'query')
      .map((parameter) => this.#pair(parameter));
    const strange = fc.constantFrom(
      '',
      '',
      '',
      'a=b',
      '=',
      '&&',
      '%',
      'q',
      'per_page[]=1',
      'page[a]=1',
      '__proto__[a]=1',
      'per_page=1&per_page=2',
    );
    return fc.tuple(strange, ...pairs).map((all) => {
      const given = all.filter((text) => text !== '');
      return given.length === 0 ? '' : `?${given.join('&')}`;
    });
  }

  #all(operation: Operation): Input[] {
    const item = objectOf(objectOf(this.#document['paths'])[operation.path]);
    return [...listOf(item, 'parameters'), ...listOf(operation.details, 'parameters')].map((parameter) =>
      resolved(this.#document, parameter),
    );
  }

  #pair(parameter: Input): fc.Arbitrary<string> {
    const name = String(parameter['name']);
    const named = { schema: parameter['schema'], name: name.replace(/\[\]$/, '') };
    const values = fc.oneof(
      { arbitrary: this.#values.valid(named), weight: 4 },
      { arbitrary: this.#values.near(named), weight: 1 },
    );
    const written = values.map((value) =>
      Array.isArray(value)
        ? value.map((item) => `${encodeURIComponent(name)}=${encoded(item)}`).join('&')
        : `${encodeURIComponent(name)}=${encoded(value)}`,
    );
    return fc.oneof({ arbitrary: fc.constant(''), weight: 3 }, { arbitrary: written, weight: 1 });
  }

  #headers(): fc.Arbitrary<Headers> {
    const mostly = (usual: string, ...odd: readonly string[]): fc.Arbitrary<string> =>
      fc.oneof({ arbitrary: fc.constant(usual), weight: 14 }, { arbitrary: fc.constantFrom(...odd), weight: 1 });
    return fc
      .record({
        'client-type': mostly(
          'webshop',
          'sponsor',
          'provider',
          'validator',
          'me_app-android',
          '',
          'x'.repeat(300),
          '__proto__',
        ),
        'client-key': mostly('zonnedorp', 'general', 'waterveen', '', 'constructor', '<b>'),
        'accept-language': mostly('nl', 'en', 'fr', '', '*;q=2', 'en-GB,nl;q=0.5'),
        authorization: mostly(
          this.#token === null ? '' : `Bearer ${this.#token}`,
          'Bearer null',
          'Bearer',
          'Basic eDp5',
          `Bearer ${'0'.repeat(200)}`,
        ),
        'access-token': fc.constantFrom(...hostileTexts.map(onOneLine), this.#token ?? ''),
        'client-version': mostly('1', 'x', '-1', '1.2.3', ''),
      })
      .map((headers) => Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')));
  }

  #body(operation: Operation): fc.Arbitrary<{ headers: Headers; payload?: string | Buffer }> {
    const request = resolved(this.#document, operation.details['requestBody']);
    const content = objectOf(request['content']);
    const none = fc.constant({ headers: {} });
    const multipart = content['multipart/form-data'];
    if (multipart) return forms(resolved(this.#document, objectOf(multipart)['schema']), this.#values);
    const raw = fc
      .tuple(
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'),
        fc.constantFrom(...hostileBodies),
      )
      .map(([type, payload]) => ({ headers: { 'content-type': type }, payload }));
    const json = objectOf(content['application/json']);
    const writes = operation.method === 'POST' || operation.method === 'PATCH';
    if (!('schema' in json))
      return writes ? fc.oneof({ arbitrary: none, weight: 5 }, { arbitrary: raw, weight: 1 }) : none;
    const named = { schema: json['schema'], name: 'body' };
    const sent = fc
      .oneof(
        { arbitrary: this.#example(json), weight: 3 },
        { arbitrary: this.#values.valid(named), weight: 2 },
        { arbitrary: this.#values.near(named), weight: 4 },
      )
      .map((value) => ({ headers: { 'content-type': 'application/json' }, payload: JSON.stringify(value) ?? '' }));
    return fc.oneof({ arbitrary: sent, weight: 8 }, { arbitrary: raw, weight: 1 });
  }

  /** The examples of the description, with values that exist in the place of those that do not. */
  #example(media: Input): fc.Arbitrary<unknown> {
    const named = Object.values(objectOf(media['examples'])).map((one) => resolved(this.#document, one)['value']);
    const examples = [media['example'], ...named].filter((one) => one !== undefined).map(objectOf);
    const living = examples.map((example) =>
      fc.record(
        Object.fromEntries(
          Object.entries(example).map(([name, value]) => {
            const known = this.#pool(name);
            return [name, known.length === 0 ? fc.constant(value) : fc.constantFrom(...known)];
          }),
        ),
      ),
    );
    return fc.oneof(...examples.map((example) => fc.constant(example)), ...living);
  }
}
