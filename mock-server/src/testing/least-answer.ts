import {
  answers,
  asList,
  asNode,
  contents,
  operations,
  resolve,
  type Node,
  type Operation,
} from '@stadstegoed/openapi/testing/document.ts';

/** An operation with a pattern of its addresses. */
const OPERATIONS = operations().map((operation) => ({
  operation,
  method: operation.method.toUpperCase(),
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  /** An address without a parameter goes before one that has it at the same place. */
  rank: operation.path.replaceAll(/\{\w+\}/g, '~'),
}));

OPERATIONS.sort((one, other) => (one.rank < other.rank ? -1 : 1));

/** An answer with as little in it as the description allows; see `least`. An address that it does not describe keeps its own. */
export function leastAnswer(method: string, path: string, body: unknown): unknown {
  const found = OPERATIONS.find((one) => one.method === method && one.pattern.test(path));
  const schema = found && schemaOf(found.operation);
  return schema === undefined ? body : least(body, schema);
}

/** The schema of a successful answer. */
function schemaOf(operation: Operation): unknown {
  const answer = answers(operation).find(([status]) => status.startsWith('2'));
  return contents(answer?.[1]).find(([kind]) => kind === 'application/json')?.[1]['schema'];
}

const isNull = (schema: Node): boolean => schema['type'] === 'null' || asList(schema['type']).includes('null');

const choices = (schema: Node): readonly Node[] =>
  [...asList(schema['oneOf']), ...asList(schema['anyOf'])].map(resolve);

const mayBeNull = (schema: Node): boolean => isNull(schema) || choices(schema).some(mayBeNull);

/** A schema with all that it is made of. */
const partsOf = (schema: Node): readonly Node[] => [
  schema,
  ...[...asList(schema['allOf']).map(resolve), ...choices(schema)].flatMap(partsOf),
];

/** What the parts of a schema say of a keyword, such as `items`; the first that says something. */
const said = (schema: Node, keyword: string): unknown => partsOf(schema).find((part) => keyword in part)?.[keyword];

/** The value with as little in it as its schema allows: null for what may be null, no optional fields, no items in items. */
function least(value: unknown, described: unknown, depth = 0): unknown {
  const schema = resolve(described);
  if (mayBeNull(schema)) return null;
  if (Array.isArray(value)) {
    const isEmptied = depth > 1 && Number(schema['minItems'] ?? 0) === 0;
    return isEmptied ? [] : value.map((item) => least(item, said(schema, 'items'), depth + 1));
  }
  return typeof value === 'object' && value !== null ? leastObject(value, schema, depth) : value;
}

function leastObject(value: object, schema: Node, depth: number): object {
  const parts = partsOf(schema);
  const properties: Node = Object.assign({}, ...parts.map((part) => asNode(part['properties'])));
  const required = new Set(parts.flatMap((part) => asList(part['required'])));
  const kept = Object.entries(value).filter(([name]) => required.has(name) || !(name in properties));
  const others = said(schema, 'additionalProperties');
  return Object.fromEntries(kept.map(([name, field]) => [name, least(field, properties[name] ?? others, depth + 1)]));
}
