import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** An object of a JSON document with unknown values. */
export type Node = Readonly<Record<string, unknown>>;

/** One operation of the OpenAPI description with its method and path. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly node: Node;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Type assertion: returns a JSON object as a node, and an empty node for any other value. */
export function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

/** The value as a list; an empty list for any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

// A path and no URL: the class URL of jsdom is not that of Node.
const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '../generated/bundled.json');
const document = asNode(JSON.parse(readFileSync(file, 'utf8')));

/** Resolves a reference inside the bundled document; returns a node without a reference unchanged. */
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
    const pathItem = resolve(item);
    return METHODS.filter((method) => method in pathItem).map((method) => ({
      method,
      path,
      node: withPathParameters(pathItem, asNode(pathItem[method])),
    }));
  });
}

function withPathParameters(pathItem: Node, operation: Node): Node {
  return { ...operation, parameters: [...asList(pathItem['parameters']), ...asList(operation['parameters'])] };
}

/** The answers of an operation by status. */
export function answers(operation: Operation): readonly (readonly [string, Node])[] {
  return Object.entries(asNode(operation.node['responses'])).map(([status, answer]) => [status, resolve(answer)]);
}

/** The bodies of a request or an answer by content type. */
export function contents(owner: unknown): readonly (readonly [string, Node])[] {
  return Object.entries(asNode(resolve(owner)['content'])).map(([kind, content]) => [kind, asNode(content)]);
}

/** A schema and its alternatives, through references, lists and combinations. */
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
