import { listOf, objectOf } from '@stadstegoed/mock-server/contract/input.ts';
import type { Input } from '@stadstegoed/mock-server/contract/input.ts';

/** A change of the description without a change of the mock platform or the shop. */
export interface Plant {
  readonly name: 'a missing field' | 'a changed type' | 'a new required parameter';
  readonly sentence: string;
  /** Returns a copy of the description with the drift. */
  readonly into: (document: Input) => Input;
}

/** Returns a copy of a document with a change at a path. */
function changed(document: Input, path: readonly string[], change: (value: unknown) => unknown): Input {
  const [first, ...rest] = path;
  if (first === undefined) return document;
  const inside = document[first];
  return { ...document, [first]: rest.length === 0 ? change(inside) : changed(objectOf(inside), rest, change) };
}

const voucher = ['components', 'schemas', 'Voucher'] as const;

const required = { name: 'year', in: 'query', required: true, schema: { type: 'integer' }, example: 2026 };

/** The three drifts that the checks must detect, all about vouchers, which every part of the project uses. */
export const plants: readonly Plant[] = [
  {
    name: 'a missing field',
    sentence: 'The description promises a field of a voucher that the platform does not send.',
    into: (document) => {
      const promised = changed(document, [...voucher, 'properties'], (fields) => ({
        ...objectOf(fields),
        municipality_code: { type: 'string' },
      }));
      return changed(promised, [...voucher, 'required'], (names) => [
        ...listOf({ names }, 'names'),
        'municipality_code',
      ]);
    },
  },
  {
    name: 'a changed type',
    sentence: 'The amount of a voucher is a number instead of a string.',
    into: (document) => changed(document, [...voucher, 'properties', 'amount'], () => ({ type: 'number' })),
  },
  {
    name: 'a new required parameter',
    sentence: 'The list of vouchers requires a year that no client sends.',
    into: (document) =>
      changed(document, ['paths', '/platform/vouchers', 'get', 'parameters'], (parameters) => [
        ...listOf({ parameters }, 'parameters'),
        required,
      ]),
  },
];
