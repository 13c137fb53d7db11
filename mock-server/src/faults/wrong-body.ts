import { objectOf } from '../input.ts';
import type { WrongBody, WrongKind } from '../tables/faults.ts';

/** The same value in another type: text becomes a number, anything else becomes text. */
function otherType(value: unknown): unknown {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return value === null ? 'null' : JSON.stringify(value);
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'string') return '';
  return typeof value === 'object' && value !== null ? {} : null;
}

const corruptions: { readonly [kind in Exclude<WrongKind, 'broken' | 'remove'>]: (value: unknown) => unknown } = {
  null: () => null,
  type: otherType,
  empty: emptied,
};

type Corruption = { readonly parts: readonly string[]; readonly kind: Exclude<WrongKind, 'broken'> };

const isAt = (part: string | undefined, key: string): boolean => part === '*' || part === key;

/** Corrupts one place of an object or a list; undefined takes it away. */
function corruptedItem(value: unknown, { parts, kind }: Corruption): unknown {
  const rest = parts.slice(1);
  if (rest.length > 0) return corrupted(value, { parts: rest, kind });
  return kind === 'remove' ? undefined : corruptions[kind](value);
}

function corrupted(value: unknown, corrupt: Corruption): unknown {
  const [part] = corrupt.parts;
  if (Array.isArray(value)) {
    return value
      .map((item: unknown, index) => (isAt(part, String(index)) ? corruptedItem(item, corrupt) : item))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(objectOf(value)).map(([key, item]): [string, unknown] => [
    key,
    isAt(part, key) ? corruptedItem(item, corrupt) : item,
  ]);
  return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
}

/**
 * Corrupts a JSON text. `broken` ends it halfway; the other kinds leave it readable and change what stands at the field, or at every
 * place that fits. A field that is not there, and a text that is no JSON, stay as they are.
 */
export function corrupt(text: string, { kind, field }: WrongBody): string {
  if (kind === 'broken') return text.slice(0, Math.max(1, Math.floor(text.length / 2)));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  const parts = field.split('.').filter((part) => part !== '');
  if (parts.length === 0) return JSON.stringify(kind === 'remove' ? null : corruptions[kind](value));
  return JSON.stringify(corrupted(value, { parts, kind }));
}
