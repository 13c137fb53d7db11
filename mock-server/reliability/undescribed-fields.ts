import type { Operation } from '../src/http/contract.ts';
import { listOf, objectOf, type Input } from '../src/input.ts';
import type { Examples } from './examples.ts';

/**
 * The dotted names of fields of an answer that the description does not have. JSON Schema accepts unknown fields, so the check
 * of answers does not find them.
 */
export function undescribedFields(
  description: Examples,
  { details }: Operation,
  answer: { readonly status: number; readonly body: unknown },
): readonly string[] {
  const response = description.resolved(objectOf(details['responses'])[String(answer.status)]);
  const media = objectOf(objectOf(response['content'])['application/json']);

  /** A schema and everything that it combines. */
  const partsOf = (schema: unknown): readonly Input[] => {
    const one = description.resolved(schema);
    const parts = [...listOf(one, 'allOf'), ...listOf(one, 'anyOf'), ...listOf(one, 'oneOf')];
    return [one, ...parts.flatMap(partsOf)];
  };

  const unknownIn = (schemas: readonly unknown[], value: unknown, at: string): readonly string[] => {
    const parts = schemas.flatMap(partsOf);
    if (Array.isArray(value)) {
      const items = parts.flatMap((part) => ('items' in part ? [part['items']] : []));
      return items.length === 0 ? [] : value.flatMap((item, index) => unknownIn(items, item, `${at}.${index}`));
    }
    const described = parts.map((part) => objectOf(part['properties']));
    const others = parts
      .map((part) => part['additionalProperties'])
      .filter((one) => one !== undefined && one !== false);
    const isFree = others.length > 0 || described.every((fields) => Object.keys(fields).length === 0);
    return Object.entries(objectOf(value)).flatMap(([name, item]) => {
      const found = described.flatMap((fields) => (name in fields ? [fields[name]] : []));
      if (found.length > 0) return unknownIn(found, item, `${at}.${name}`);
      return isFree ? unknownIn(others, item, `${at}.${name}`) : [`${at}.${name}`];
    });
  };

  return 'schema' in media ? unknownIn([media['schema']], answer.body, '') : [];
}
