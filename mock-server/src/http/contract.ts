import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchema, FastifySchemaCompiler } from 'fastify';
import { InvalidFields, fieldErrors } from './field-errors.ts';
import { listOf, objectOf, textOf, type Input } from '../input.ts';

/** One operation of the description. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** The template as the description writes it. */
  readonly path: string;
  /** Statuses the description lists. */
  readonly answers: readonly string[];
  /** Status of an answer that refuses nothing: the first of the description. */
  readonly success: number;
  /** Is there no way in without a token? */
  readonly needsToken: boolean;
  /** The editions of the platform that have it; null is all. */
  readonly editions: readonly unknown[] | null;
  readonly details: Input;
  /** What Fastify validates of a request: references into the description. */
  readonly schema: FastifySchema;
};

/** The name of the description in references of ajv. */
const name = 'description';

const methods = ['get', 'post', 'patch', 'delete', 'put'] as const;

/** A JSON pointer to a place in the description. */
const pointerTo = (...parts: readonly string[]): string =>
  `#/${parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** The value at a JSON pointer of a document. */
export function valueAt(document: Input, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, part) => (Array.isArray(value) ? value[Number(part)] : objectOf(value)[part]), document);
}

function ajvOf(document: Input, options: { readonly coerceTypes?: 'array' }): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    meta: false,
    validateSchema: false,
    // Optimized code takes twice as long to compile and is not faster.
    code: { optimize: false },
    ...options,
  });
  addFormats(ajv);
  return ajv.addSchema(document, name);
}

/** The OpenAPI description: its operations, and the validation of requests and answers with ajv. */
export class Contract {
  readonly document: Input;
  readonly operations: readonly Operation[];
  readonly #strict: Ajv2020;
  readonly #coercing: Ajv2020;

  constructor(document: unknown) {
    this.document = objectOf(document);
    this.#strict = ajvOf(this.document, {});
    this.#coercing = ajvOf(this.document, { coerceTypes: 'array' });
    this.operations = Object.entries(objectOf(this.document['paths'])).flatMap(([path, item]) =>
      methods.flatMap((method) => (method in objectOf(item) ? [this.#operation(path, method)] : [])),
    );
  }

  operation(name: string): Operation {
    const found = this.operations.find(({ id }) => id === name);
    if (!found) throw new Error(`The description has no operation ${name}.`);
    return found;
  }

  /** Compiles a schema when the first request needs it, because the start must be quick. The texts of a query become numbers. */
  readonly validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
    let validate: ValidateFunction | null = null;
    return (data) => {
      validate ??= (httpPart === 'querystring' ? this.#coercing : this.#strict).compile(schema);
      return validate(data) ? true : { error: new InvalidFields(fieldErrors(validate.errors ?? [])) };
    };
  };

  /** What is wrong with an answer, or null when the description allows it. */
  checkAnswer({ id, method, path, answers }: Operation, status: number, body: unknown): string[] | null {
    if (!answers.includes(String(status))) return [`status ${status} is not described for ${id}`];
    const schema = this.#jsonAt(pointerTo('paths', path, method.toLowerCase(), 'responses', String(status)));
    const validate = schema && this.#strict.getSchema(schema);
    return !validate || validate(body) ? null : (validate.errors ?? []).map(difference);
  }

  #operation(path: string, method: string): Operation {
    const pointer = pointerTo('paths', path, method);
    const details = objectOf(valueAt(this.document, pointer));
    const body = this.#jsonAt(`${pointer}/requestBody`);
    const answers = Object.keys(objectOf(details['responses']));
    const ways = listOf(details, 'security').map(objectOf);
    const editions = details['x-edition'];
    return {
      id: textOf(details, 'operationId') ?? `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      answers,
      success: Number(answers[0]),
      needsToken: ways.length > 0 && ways.every((way) => 'bearer' in way),
      editions: editions === undefined ? null : [editions].flat(),
      details,
      schema: { querystring: this.#querySchema(path, method), ...(body === null ? {} : { body: { $ref: body } }) },
    };
  }

  /** The parameters of a query as one object; `page` is never refused, nor what is marked so. */
  #querySchema(path: string, method: string): object {
    const lists = [pointerTo('paths', path, 'parameters'), pointerTo('paths', path, method, 'parameters')];
    const checked = lists
      .flatMap((list) => this.#itemsAt(list))
      .flatMap((item) => {
        const pointer = this.#resolved(item);
        const parameter = objectOf(valueAt(this.document, pointer));
        const isFree = parameter['name'] === 'page' || parameter['x-never-refused'] === true;
        if (parameter['in'] !== 'query' || isFree) return [];
        const schema = { $ref: `${name}${pointer}/schema` };
        return { field: String(parameter['name']), schema, isRequired: parameter['required'] === true };
      });
    return {
      type: 'object',
      properties: Object.fromEntries(checked.map(({ field, schema }) => [field, schema])),
      required: checked.filter(({ isRequired }) => isRequired).map(({ field }) => field),
    };
  }

  /** Pointers to the items of a list. */
  #itemsAt(list: string): readonly string[] {
    const items = valueAt(this.document, list);
    return Array.isArray(items) ? items.map((_item, index) => `${list}/${index}`) : [];
  }

  /** Reference to the schema of the JSON in a body or an answer; null when the description has none. */
  #jsonAt(pointer: string): string | null {
    const schema = `${this.#resolved(pointer)}/content/application~1json/schema`;
    return valueAt(this.document, schema) === undefined ? null : `${name}${schema}`;
  }

  /** The pointer itself, or the one to which the value there refers. */
  #resolved(pointer: string): string {
    const reference = textOf(objectOf(valueAt(this.document, pointer)), '$ref');
    return reference === null ? pointer : this.#resolved(reference);
  }
}

let bundled: { readonly text: string; readonly contract: Contract } | null = null;

/** The description as `npm run generate` leaves it. The platforms of a process share what is compiled of it until it changes. */
export function bundledContract(): Contract {
  const file = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
  const text = readFileSync(file, 'utf8');
  if (bundled?.text !== text) bundled = { text, contract: new Contract(JSON.parse(text)) };
  return bundled.contract;
}

const difference = (error: ErrorObject): string =>
  `${error.instancePath || '/'} ${error.message ?? 'is wrong'} ${JSON.stringify(error.params)} got ${shortened(error.data)}`;

const shortened = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 120);
