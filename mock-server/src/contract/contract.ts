import type { ErrorObject } from 'ajv';
import { objectOf, textOf } from './input.ts';
import type { Input } from './input.ts';
import type { FieldErrors } from './refusal.ts';
import { fieldErrors } from './field-errors.ts';
import { QueryRules } from './query-rules.ts';
import type { Checked } from './query-rules.ts';
import { valueAt } from './named-parts.ts';
import { Schemas } from './schemas.ts';
import type { Fits } from './schemas.ts';

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

/** `/platform/funds/{id}` and `/platform/funds/{fund_id}` are the same place. */
export const placeOf = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const methods = ['get', 'post', 'patch', 'delete', 'put'] as const;

/** Where the schema of a body stands, with its quick validator; null when the description has no schema. */
type BodyRule = { readonly pointer: string; readonly fits: Fits } | null;

/**
 * The OpenAPI description as a validator of requests and answers. Validators are compiled at their first use, so a large description
 * does not slow the start.
 */
export class Contract {
  readonly document: Input;
  readonly #operations = new Map<string, Operation>();
  readonly #strict: Schemas;
  readonly #queries = new Map<Operation, QueryRules>();
  readonly #bodies = new Map<Operation, BodyRule>();
  readonly #answers = new Map<Operation, Map<number, BodyRule | 'undescribed'>>();
  readonly #coercing: Schemas;

  constructor(document: unknown) {
    this.document = objectOf(document);
    this.#strict = new Schemas(this.document, { coerce: false });
    this.#coercing = new Schemas(this.document, { coerce: true });
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
    let rules = this.#queries.get(operation);
    if (!rules) {
      rules = new QueryRules(this.#parameters(operation), this.#coercing);
      this.#queries.set(operation, rules);
    }
    return rules.check(query);
  }

  checkBody(operation: Operation, body: unknown): FieldErrors {
    let rule = this.#bodies.get(operation);
    if (rule === undefined) {
      rule = this.#ruleOf(`${operation.pointer}/requestBody`);
      this.#bodies.set(operation, rule);
    }
    return rule === null || rule.fits(body) ? {} : fieldErrors(this.#strict.explain(body, rule.pointer));
  }

  /** What is wrong with an answer, or null when the description allows it. */
  checkAnswer(operation: Operation, status: number, body: unknown): string[] | null {
    const rule = this.#answerRule(operation, status);
    if (rule === 'undescribed') return [`status ${status} is not described for ${operation.id}`];
    if (rule === null || rule.fits(body)) return null;
    return this.#strict.explain(body, rule.pointer).map(difference);
  }

  #answerRule(operation: Operation, status: number): BodyRule | 'undescribed' {
    const rules = this.#answers.get(operation) ?? new Map<number, BodyRule | 'undescribed'>();
    this.#answers.set(operation, rules);
    const known = rules.get(status);
    if (known !== undefined) return known;
    const responses = objectOf(operation.details['responses']);
    const word = [String(status), `${Math.floor(status / 100)}XX`, 'default'].find((name) => name in responses);
    const rule = word === undefined ? 'undescribed' : this.#ruleOf(`${operation.pointer}/responses/${word}`);
    rules.set(status, rule);
    return rule;
  }

  #ruleOf(holder: string): BodyRule {
    const pointer = this.#schemaOf(holder);
    return pointer === null ? null : { pointer, fits: this.#strict.quick(pointer) };
  }

  #schemaOf(holder: string): string | null {
    const pointer = `${this.#resolve(holder).pointer}/content/application~1json/schema`;
    return valueAt(this.document, pointer) === undefined ? null : pointer;
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
      const found = valueAt(this.document, list);
      if (!Array.isArray(found)) return [];
      return found
        .map((_, index) => this.#resolve(`${list}/${index}`))
        .flatMap(({ value, pointer }) =>
          objectOf(value)['in'] === 'query' ? [{ parameter: objectOf(value), pointer }] : [],
        );
    });
  }

  #resolve(pointer: string): { value: unknown; pointer: string } {
    const value = valueAt(this.document, pointer);
    const reference = objectOf(value)['$ref'];
    return typeof reference === 'string' ? this.#resolve(reference.replace(/^#/, '')) : { value, pointer };
  }
}

const braces = (path: string): number => path.split('{').length;

function matches(template: string, parts: readonly string[]): boolean {
  const wanted = template.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith('{') || part === parts[index]);
}

const difference = (error: ErrorObject): string =>
  `${error.instancePath || '/'} ${error.message ?? 'is wrong'} ${JSON.stringify(error.params)} got ${shortened(error.data)}`;

const shortened = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 120);
