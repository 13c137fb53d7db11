import type { Contract, Operation } from '../../src/contract/contract.ts';
import { listOf, objectOf, textOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';

/** One place for a value in a call. */
export interface ApiParameter {
  readonly name: string;
  readonly place: string;
  readonly required: boolean;
  readonly type: string;
  readonly description: string;
}

/** One answer of a call. */
export interface ApiAnswer {
  readonly status: string;
  readonly description: string;
  readonly examples: readonly (readonly [name: string, json: string])[];
}

/** A call as a person reads it. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly signedIn: boolean;
  readonly parameters: readonly ApiParameter[];
  readonly body: readonly ApiParameter[];
  readonly bodyExample: string | null;
  readonly multipart: boolean;
  readonly answers: readonly ApiAnswer[];
}

/** The object a `$ref` points to; an object without one is itself. */
export function resolved(document: Input, value: unknown): Input {
  const input = objectOf(value);
  const reference = textOf(input, '$ref');
  if (reference === null || !reference.startsWith('#/')) return input;
  let found: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    found = objectOf(found)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return resolved(document, found);
}

const shown = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

/** The type of a schema in a few words. */
export function typeOf(document: Input, value: unknown): string {
  const schema = resolved(document, value);
  const choices = listOf(schema, 'enum');
  if (choices.length > 0) return choices.map(String).join(' | ');
  const either = [...listOf(schema, 'anyOf'), ...listOf(schema, 'oneOf')];
  if (either.length > 0) return [...new Set(either.map((one) => typeOf(document, one)))].join(' or ');
  const types = Array.isArray(schema['type']) ? schema['type'].map(String) : [textOf(schema, 'type') ?? 'any'];
  const format = textOf(schema, 'format');
  const words = types.map((type) => (type === 'array' ? `list of ${typeOf(document, schema['items'])}` : type));
  return `${words.join(' or ')}${format === null ? '' : ` (${format})`}`;
}

function parametersOf(document: Input, path: string, operation: Operation): readonly ApiParameter[] {
  const item = objectOf(objectOf(document['paths'])[path]);
  return [...listOf(item, 'parameters'), ...listOf(operation.details, 'parameters')].map((value) => {
    const parameter = resolved(document, value);
    return {
      name: textOf(parameter, 'name') ?? '',
      place: textOf(parameter, 'in') ?? '',
      required: parameter['required'] === true,
      type: typeOf(document, parameter['schema']),
      description: textOf(parameter, 'description') ?? '',
    };
  });
}

function examplesOf(document: Input, media: Input): ApiAnswer['examples'] {
  const named = Object.entries(objectOf(media['examples'])).map(([name, value]): [string, string] => {
    const example = resolved(document, value);
    return [textOf(example, 'summary') ?? name, shown(example['value'])];
  });
  if (named.length > 0) return named;
  return media['example'] === undefined ? [] : [['example', shown(media['example'])]];
}

const firstMedia = (content: unknown): readonly [type: string, media: Input] | null => {
  const [entry] = Object.entries(objectOf(content));
  return entry ? [entry[0], objectOf(entry[1])] : null;
};

function answersOf(document: Input, operation: Operation): readonly ApiAnswer[] {
  return Object.entries(objectOf(operation.details['responses'])).map(([status, value]) => {
    const answer = resolved(document, value);
    const media = firstMedia(answer['content']);
    return {
      status,
      description: textOf(answer, 'description') ?? '',
      examples: media ? examplesOf(document, media[1]) : [],
    };
  });
}

function fieldsOf(document: Input, schema: Input): readonly ApiParameter[] {
  const required = new Set(listOf(schema, 'required').map(String));
  return Object.entries(objectOf(schema['properties'])).map(([name, value]) => ({
    name,
    place: 'body',
    required: required.has(name),
    type: typeOf(document, value),
    description: textOf(resolved(document, value), 'description') ?? '',
  }));
}

function tagOf({ details }: Operation): string {
  const [first] = listOf(details, 'tags');
  return typeof first === 'string' ? first : 'other';
}

/** An example body to start from; null when the call takes no JSON. */
function bodyExampleOf(document: Input, media: ReturnType<typeof firstMedia>): string | null {
  if (!media?.[0].includes('json')) return null;
  return examplesOf(document, media[1])[0]?.[1] ?? '{}';
}

/** One call with everything it refers to filled in. */
export function apiCall(contract: Contract, operation: Operation): ApiCall {
  const { document } = contract;
  const { details } = operation;
  const media = firstMedia(resolved(document, details['requestBody'])['content']);
  const schema = media ? resolved(document, media[1]['schema']) : {};
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    tag: tagOf(operation),
    summary: textOf(details, 'summary') ?? operation.id,
    description: textOf(details, 'description') ?? '',
    signedIn: listOf(details, 'security').some((one) => 'bearer' in objectOf(one)),
    parameters: parametersOf(document, operation.path, operation),
    body: fieldsOf(document, schema),
    bodyExample: bodyExampleOf(document, media),
    multipart: media?.[0].startsWith('multipart') ?? false,
    answers: answersOf(document, operation),
  };
}

/** Calls by tag, in the order of the description. */
export function callsByTag(contract: Contract): ReadonlyMap<string, readonly Operation[]> {
  const byTag = new Map<string, Operation[]>();
  for (const operation of contract.operations) {
    const tag = tagOf(operation);
    byTag.set(tag, [...(byTag.get(tag) ?? []), operation]);
  }
  return byTag;
}
