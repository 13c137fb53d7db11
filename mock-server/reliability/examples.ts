import { valueAt, type Contract, type Operation } from '../src/http/contract.ts';
import { listOf, objectOf, textOf, wordOf, type Input } from '../src/input.ts';
import type { Ids } from './ids.ts';

/** The example requests of the description. */
export class Examples {
  readonly #document: Input;

  constructor({ document }: Contract) {
    this.#document = document;
  }

  /** The object behind a `$ref`. */
  resolved(value: unknown): Input {
    const input = objectOf(value);
    const reference = textOf(input, '$ref');
    return reference === null ? input : this.resolved(valueAt(this.#document, reference.slice(1)));
  }

  /** The path of an operation with ids that exist, or else with the examples of its parameters. */
  pathWith(operation: Operation, ids: Ids, pick: number): string {
    const parameters = this.parameters(operation, 'path');
    const parts = operation.path.split('/');
    const filled = parts.map((part, index) => {
      if (!part.startsWith('{')) return part;
      const parameter = parameters.find(({ name }) => part === `{${String(name)}}`);
      const example = parameter?.['example'] ?? this.resolved(parameter?.['schema'])['example'] ?? 1;
      return encodeURIComponent(wordOf(picked(ids(parts[index - 1] ?? ''), pick) ?? example));
    });
    return filled.join('/');
  }

  parameters({ path, details }: Operation, place: 'path' | 'query'): readonly Input[] {
    const item = objectOf(objectOf(this.#document['paths'])[path]);
    return [...listOf(item, 'parameters'), ...listOf(details, 'parameters')]
      .map((one) => this.resolved(one))
      .filter((one) => one['in'] === place);
  }

  /** The example bodies; empty for an operation without a JSON body. */
  bodies(operation: Operation): readonly Input[] {
    const json = objectOf(this.#content(operation)['application/json']);
    const named = Object.values(objectOf(json['examples'])).map((one) => this.resolved(one)['value']);
    return [json['example'], ...named].filter((one) => one !== undefined).map(objectOf);
  }

  /** The fields of the body by name, as schemas. */
  fields(operation: Operation): Input {
    const [media] = Object.values(this.#content(operation)).map(objectOf);
    const schema = this.resolved(media?.['schema']);
    const fields = objectOf(schema['properties']);
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, this.resolved(field)]));
  }

  isUpload = (operation: Operation): boolean => 'multipart/form-data' in this.#content(operation);

  #content({ details }: Operation): Input {
    return objectOf(this.resolved(details['requestBody'])['content']);
  }
}

/** An item of a list; `pick` may be any whole number. */
const picked = (items: readonly unknown[], pick: number): unknown => items[pick % items.length];

/** An example body with values that exist, where a field is the id of something or a list of ids. */
export const bodyWith = (example: Input, ids: Ids, pick: number): Input =>
  Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const found = picked(ids(name), pick) ?? value;
      return [name, Array.isArray(value) && !Array.isArray(found) ? [found] : found];
    }),
  );
