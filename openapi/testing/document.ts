import { readFileSync } from 'node:fs';

/** An object of a JSON document whose values are not known. */
export type Node = Readonly<Record<string, unknown>>;

/** One operation of the description with its place. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly node: Node;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Border: a JSON object is read as a node; everything else counts as empty. */
export function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

/** The value as a list; everything else counts as empty. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

const text = readFileSync(new URL('../generated/bundled.json', import.meta.url), 'utf8');
const document = asNode(JSON.parse(text));

/** Follows a reference inside the bundled document; a node without one is itself. */
export function resolve(value: unknown): Node {
  const node = asNode(value);
  const ref = node['$ref'];
  if (typeof ref !== 'string') return node;
  const steps = ref.slice('#/'.length).split('/');
  return resolve(steps.reduce<unknown>((at, step) => asNode(at)[unescapeStep(step)], document));
}

const unescapeStep = (step: string): string => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');

/** All operations, in the order of the document. */
export function operations(): readonly Operation[] {
  return Object.entries(asNode(document['paths'])).flatMap(([path, item]) => {
    const place = resolve(item);
    return METHODS.filter((method) => method in place).map((method) => ({
      method,
      path,
      node: withPathParameters(place, asNode(place[method])),
    }));
  });
}

function withPathParameters(place: Node, operation: Node): Node {
  return { ...operation, parameters: [...asList(place['parameters']), ...asList(operation['parameters'])] };
}

/** The answers of an operation by status. */
export function answers(operation: Operation): readonly (readonly [string, Node])[] {
  return Object.entries(asNode(operation.node['responses'])).map(([status, answer]) => [status, resolve(answer)]);
}

/** The bodies of a request or an answer by their kind of content. */
export function contents(owner: unknown): readonly (readonly [string, Node])[] {
  return Object.entries(asNode(resolve(owner)['content'])).map(([kind, content]) => [kind, asNode(content)]);
}

/** The schemas that a name stands for, through references, lists and combinations. */
function alternatives(schema: unknown): readonly Node[] {
  const node = resolve(schema);
  const parts = [...asList(node['allOf']), ...asList(node['oneOf']), ...asList(node['anyOf'])];
  const inner = 'items' in node ? alternatives(node['items']) : [];
  return [node, ...parts.flatMap(alternatives), ...inner];
}

/** Whether a schema has the property of a dotted name, such as `meta.last_page` or `records.value`. */
export function hasProperty(schema: unknown, name: string): boolean {
  const [first = '', ...rest] = name.split('.');
  const found = alternatives(schema).flatMap((node) => {
    const properties = asNode(node['properties']);
    return first in properties ? [properties[first]] : [];
  });
  if (rest.length === 0) return found.length > 0;
  return found.some((property) => hasProperty(property, rest.join('.')));
}
