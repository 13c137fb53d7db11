import type { Change, Transaction } from '../../src/database/change.ts';
import type { Row } from '../../src/database/tables/row.ts';
import type { TableName } from '../../src/database/shape.ts';

/** One field of a row, before and after; undefined where there was no row. */
export type FieldDiff = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** What became of one row. */
export type RowDiff = {
  readonly table: TableName;
  readonly id: number;
  readonly kind: 'added' | 'changed' | 'removed';
  /** Only the fields that differ, in the order of the row. */
  readonly fields: readonly FieldDiff[];
};

const keyOf = ({ table, id }: Change): string => `${table} ${id}`;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const entriesOf = (row: Row | null): Map<string, unknown> => new Map(row === null ? [] : Object.entries(row));

function fieldsOf(before: Row | null, after: Row | null): FieldDiff[] {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((field) => field !== 'id')
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
    .filter((diff) => !isSame(diff.before, diff.after));
}

function kindOf(before: Row | null, after: Row | null): RowDiff['kind'] {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

/** What transactions, oldest first, did to each row together. A row that ends as it began is left out. */
export function netChanges(transactions: readonly Pick<Transaction, 'changes'>[]): readonly RowDiff[] {
  const rows = new Map<string, { first: Change; last: Change }>();
  for (const change of transactions.flatMap(({ changes }) => changes)) {
    const known = rows.get(keyOf(change));
    rows.set(keyOf(change), { first: known?.first ?? change, last: change });
  }
  return [...rows.values()].flatMap(({ first, last }): RowDiff[] => {
    const [before, after] = [first.before, last.after];
    const fields = fieldsOf(before, after);
    if (before === null && after === null) return [];
    if (before !== null && after !== null && fields.length === 0) return [];
    return [{ table: first.table, id: first.id, kind: kindOf(before, after), fields }];
  });
}

/** Every call keeps its session awake; that is no news. */
export const isNews = ({ table, kind, fields }: RowDiff): boolean =>
  table !== 'sessions' || kind !== 'changed' || fields.some(({ field }) => field !== 'last_request_at');

/** A value in one line of at most so many characters. */
export function shortValue(value: unknown, longest = 80): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** `voucher`, `fund request`; the name of one row of a table. */
export const singular = (table: string): string =>
  table === 'sms'
    ? 'text message'
    : table
        .replaceAll('_', ' ')
        .replace(/ies$/, 'y')
        .replace(/(ss|sh)es$/, '$1')
        .replace(/(?<!s|u)s$/, '');

/** What rows changed, in a few words: `+ reservation, voucher 5021`. */
export function summaryOf(diffs: readonly RowDiff[]): string {
  const news = diffs.filter(isNews);
  const sign = { added: '+ ', changed: '', removed: '− ' };
  const words = news.map(({ table, id, kind }) => `${sign[kind]}${singular(table)} ${id}`);
  return words.length > 2 ? `${words[0]}, ${news.length - 1} more` : words.join(', ');
}
