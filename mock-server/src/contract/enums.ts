import { listOf, objectOf, textOf } from './input.ts';
import type { Input } from './input.ts';
import type { Operation } from './contract.ts';

/** One place in the description of answers: its words when it is a choice, and what lies inside it. */
type Node = {
  readonly name: string;
  readonly members: ReadonlySet<string>;
  readonly fields: Map<string, Node>;
  readonly parts: Node[];
  items: Node | null;
};

/** A choice of words, such as `Reservation.state`, with its words. */
export type Choice = { readonly name: string; readonly members: ReadonlySet<string> };

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** The choices that answers can show: every `enum` of two words or more, by the name of its schema and field. */
export class Enums {
  readonly #document: Input;
  readonly #nodes = new Map<object, Node>();
  readonly #answers = new Map<string, Node | null>();

  constructor(document: Input) {
    this.#document = document;
  }

  /** Every choice that some answer of these operations has, in the order of the description. */
  all(operations: readonly Operation[]): readonly Choice[] {
    for (const operation of operations) {
      for (const status of operation.answers) this.#answer(operation, Number(status));
    }
    const found = [...this.#nodes.values()].filter(({ members }) => members.size > 1);
    return [...new Map(found.map((node) => [node.name, node])).values()];
  }

  /** Tells each word of a choice that stands in an answer. */
  see(
    at: { readonly operation: Operation; readonly status: number },
    body: unknown,
    tell: (choice: string, word: string) => void,
  ): void {
    const node = this.#answer(at.operation, at.status);
    if (node) walk(node, body, tell);
  }

  #answer(operation: Operation, status: number): Node | null {
    const key = `${operation.id} ${status}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = this.#resolve(objectOf(operation.details['responses'])[String(status)], '').schema;
    const media = objectOf(objectOf(answer['content'])['application/json']);
    const node = 'schema' in media ? this.#node(media['schema'], operation.id) : null;
    this.#answers.set(key, node);
    return node;
  }

  #resolve(value: unknown, name: string): { schema: Input; name: string } {
    const schema = objectOf(value);
    const reference = textOf(schema, '$ref');
    if (reference === null) return { schema, name };
    let found: unknown = this.#document;
    for (const part of reference.slice(2).split('/'))
      found = objectOf(found)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
    return this.#resolve(found, nameIn(reference));
  }

  #node(value: unknown, owner: string): Node {
    const { schema, name } = this.#resolve(value, owner);
    const known = this.#nodes.get(schema);
    if (known) return known;
    const words = listOf(schema, 'enum').filter((word): word is string => typeof word === 'string');
    const node: Node = { name, members: new Set(words), fields: new Map(), parts: [], items: null };
    this.#nodes.set(schema, node);
    const base = name.split('.')[0] ?? name;
    for (const [field, inside] of Object.entries(objectOf(schema['properties']))) {
      node.fields.set(field, this.#node(inside, `${base}.${field}`));
    }
    if (schema['items'] !== undefined) node.items = this.#node(schema['items'], name);
    for (const word of ['allOf', 'anyOf', 'oneOf']) {
      for (const part of listOf(schema, word)) node.parts.push(this.#node(part, name));
    }
    return node;
  }
}

function walk(node: Node, value: unknown, tell: (choice: string, word: string) => void): void {
  for (const part of node.parts) walk(part, value, tell);
  if (typeof value === 'string') {
    if (node.members.size > 1 && node.members.has(value)) tell(node.name, value);
    return;
  }
  if (Array.isArray(value)) {
    if (node.items) for (const item of value) walk(node.items, item, tell);
    return;
  }
  const fields = objectOf(value);
  for (const [name, inside] of node.fields) if (name in fields) walk(inside, fields[name], tell);
}
