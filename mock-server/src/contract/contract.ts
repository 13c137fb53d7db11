import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject, ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { objectOf, textOf } from '../http/input.ts';
import type { Input } from '../http/input.ts';
import type { FieldErrors } from '../http/refusal.ts';
import { fieldErrors } from './field-errors.ts';

/** One operation of the description. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** The template as the description writes it. */
  readonly path: string;
  readonly pointer: string;
  /** Statuses the description lists. */
  readonly answers: readonly string[];
  readonly details: Input;
};

/** A query or body that was checked; `query` has numbers where the description says so. */
export type Checked = { readonly errors: FieldErrors; readonly query: Input };

/** `/platform/funds/{id}` and `/platform/funds/{fund_id}` are the same place. */
export const placeOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const methods = ['get', 'post', 'patch', 'delete', 'put'] as const;

/**
 * The OpenAPI description as a judge of requests and answers. Validators are compiled at their first use, so a large description
 * does not slow the start.
 */
export class Contract {
  readonly document: Input;
  readonly #operations = new Map<string, Operation>();
  readonly #strict: Ajv2020;
  readonly #coercing: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: unknown) {
    this.document = objectOf(document);
    this.#strict = judge({});
    this.#coercing = judge({ coerceTypes: 'array' });
    for (const ajv of [this.#strict, this.#coercing]) ajv.addSchema(this.document, 'doc');
    for (const [path, item] of Object.entries(objectOf(this.document['paths']))) {
      for (const method of methods) this.#add(method, path, objectOf(item)[method]);
    }
  }

  get operations(): Operation[] {
    return [...this.#operations.values()];
  }

  /** The operation of a route, or undefined when the description does not have it. */
  operation(method: string, path: string): Operation | undefined {
    return this.#operations.get(placeOf(method, path));
  }

  /** The same, by the path of a real request below the prefix. */
  operationOf(method: string, url: string): Operation | undefined {
    const parts = url.split('/');
    const fits = this.operations.filter((operation) => operation.method === method && matches(operation.path, parts));
    return fits.toSorted((one, other) => braces(one.path) - braces(other.path))[0];
  }

  checkQuery(operation: Operation, query: Input): Checked {
    const errors: FieldErrors[] = [];
    const read: { [name: string]: unknown } = { ...query };
    const parameters = this.#parameters(operation);
    const names = new Set(parameters.map(({ parameter }) => String(parameter['name'])));
    for (const { parameter, pointer } of parameters) {
      const written = String(parameter['name']);
      const name = written.replace(/\[\]$/, '');
      if (query[name] === undefined || name === 'page') continue;
      if (isOtherForm({ written, name, value: query[name] }, names)) continue;
      const holder = { value: query[name] === '' ? null : query[name] };
      const validate = this.#compile(this.#coercing, `${pointer}/schema`, 'value');
      if (validate(holder)) read[name] = holder.value;
      else errors.push(renamed(fieldErrors(validate.errors ?? []), name));
    }
    return { errors: Object.assign({}, ...errors), query: read };
  }

  checkBody(operation: Operation, body: unknown): FieldErrors {
    const request = this.#resolve(`${operation.pointer}/requestBody`);
    const schema = `${request.pointer}/content/application~1json/schema`;
    if (this.#at(schema) === undefined) return {};
    const validate = this.#compile(this.#strict, schema);
    return validate(body) ? {} : fieldErrors(validate.errors ?? []);
  }

  /** What is wrong with an answer, or null when the description allows it. */
  checkAnswer(operation: Operation, status: number, body: unknown): string[] | null {
    const responses = objectOf(operation.details['responses']);
    const word = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => name in responses);
    if (!word) return [`status ${status} is not described for ${operation.id}`];
    const answer = this.#resolve(`${operation.pointer}/responses/${word}`);
    const schema = `${answer.pointer}/content/application~1json/schema`;
    if (this.#at(schema) === undefined) return null;
    const validate = this.#compile(this.#strict, schema);
    return validate(body) ? null : (validate.errors ?? []).map(difference);
  }

  #add(method: string, path: string, details: unknown): void {
    if (details === undefined) return;
    const found = objectOf(details);
    this.#operations.set(placeOf(method, path), {
      id: textOf(found, 'operationId') ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      pointer: `/paths/${escaped(path)}/${method}`,
      answers: Object.keys(objectOf(found['responses'])),
      details: found,
    });
  }

  #parameters(operation: Operation): { parameter: Input; pointer: string }[] {
    const item = operation.pointer.slice(0, operation.pointer.lastIndexOf('/'));
    return [`${item}/parameters`, `${operation.pointer}/parameters`].flatMap((list) => {
      const found = this.#at(list);
      if (!Array.isArray(found)) return [];
      return found
        .map((_, index) => this.#resolve(`${list}/${index}`))
        .flatMap(({ value, pointer }) =>
          objectOf(value)['in'] === 'query' ? [{ parameter: objectOf(value), pointer }] : [],
        );
    });
  }

  #resolve(pointer: string): { value: unknown; pointer: string } {
    const value = this.#at(pointer);
    const reference = objectOf(value)['$ref'];
    return typeof reference === 'string' ? this.#resolve(reference.replace(/^#/, '')) : { value, pointer };
  }

  #at(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>(
        (value, part) => (Array.isArray(value) ? value[Number(part)] : objectOf(value)[part]),
        this.document,
      );
  }

  #compile(ajv: Ajv2020, pointer: string, property?: string): ValidateFunction {
    const key = `${pointer} ${property ?? ''}`;
    const known = this.#compiled.get(key);
    if (known) return known;
    const reference = { $ref: `doc#${pointer.split('/').map(encodeURIComponent).join('/')}` };
    const schema = property === undefined ? reference : { type: 'object', properties: { [property]: reference } };
    const compiled = ajv.compile(schema);
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

/**
 * `name[]` arrives as a list, so a text under that name is the plain `name`. Where the description has both forms, a list is
 * judged as the one and a text as the other; where it has the list only, the text is a parameter that it does not know.
 */
function isOtherForm(
  parameter: { readonly written: string; readonly name: string; readonly value: unknown },
  names: ReadonlySet<string>,
): boolean {
  const isList = Array.isArray(parameter.value);
  return parameter.written.endsWith('[]') ? !isList : isList && names.has(`${parameter.name}[]`);
}

function judge(options: { coerceTypes?: 'array' }): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, ...options });
  addFormats(ajv);
  return ajv;
}

const braces = (path: string): number => path.split('{').length;

function matches(template: string, parts: readonly string[]): boolean {
  const wanted = template.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index]);
}

/** Errors of the holder's `value` under the real name of the parameter. */
function renamed(errors: FieldErrors, name: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field.replace(/^value/, name), texts]));
}

const difference = (error: ErrorObject): string =>
  `${error.instancePath || '/'} ${error.message ?? 'is wrong'} ${JSON.stringify(error.params)} got ${shortened(error.data)}`;

const shortened = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 120);
