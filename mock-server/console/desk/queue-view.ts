import type { Table } from '../../src/database/table.ts';
import type { Row } from '../../src/database/tables/row.ts';
import type { World } from '../../src/database/world.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import type { PageCall } from '../page-kit/page-call.ts';
import { caseHead, dutchDay, personaOf, stateTag } from './desk-view.ts';
import type { DeskView, Effects } from './desk-view.ts';

type QueueRow = Row & { readonly state: string };

/** The title of a row or a case, and the line below it. */
type Titles = { readonly title: string; readonly sub: string };

/** A table whose rows wait for a decision about a resident. */
export interface Queue<R extends QueueRow> extends Pick<DeskView, 'key' | 'label' | 'effects'> {
  readonly table: (world: World) => Table<R>;
  readonly pending: (table: Table<R>) => readonly R[];
  /** The rest of the list, in its order. */
  readonly rest: (table: Table<R>) => readonly R[];
  /** The address of the resident. */
  readonly ownerOf: (call: PageCall, row: R) => string | null;
  /** A row in the list, with the instant that it shows. */
  readonly item: (call: PageCall, row: R) => Titles & { readonly at: number; readonly asked?: boolean };
  readonly head: (call: PageCall, row: R) => Titles;
  /** The case below its head. */
  readonly body: (call: PageCall, row: R) => Markup;
  /** The effects of a decision on one row; null when no decision is left. */
  readonly effectsOfRow?: (call: PageCall, row: R) => Effects | null;
}

/** The rows that were decided last, newest first. */
export const latest = <R extends QueueRow>(
  rows: readonly R[],
  count: number,
  isListed: (row: R) => boolean = ({ state }) => state !== 'pending',
): readonly R[] => rows.filter(isListed).slice(-count).toReversed();

/** The view of a queue: pending rows first, a case with the resident and its state, and the effects of its decisions. */
export function queueView<R extends QueueRow>(queue: Queue<R>): DeskView {
  const { key, label, effects, effectsOfRow } = queue;
  const rowOf = (call: PageCall, id: number): R | undefined => queue.table(call.world).get(id);
  return {
    key,
    label,
    effects,
    waits: ({ world }) => queue.pending(queue.table(world)).length,
    items(call) {
      const table = queue.table(call.world);
      return [...queue.pending(table), ...queue.rest(table)].map((row) => {
        const { at, ...item } = queue.item(call, row);
        const persona = personaOf(call, queue.ownerOf(call, row));
        return { id: row.id, ...item, when: dutchDay(at), persona, open: row.state === 'pending' };
      });
    },
    detail(call, id) {
      const row = rowOf(call, id);
      if (!row) return null;
      const persona = personaOf(call, queue.ownerOf(call, row));
      const head = caseHead({ persona, ...queue.head(call, row), state: stateTag(row.state) });
      return html`${head} ${queue.body(call, row)}`;
    },
    ...(effectsOfRow && {
      effectsOf(call, id) {
        const row = rowOf(call, id);
        return row ? effectsOfRow(call, row) : null;
      },
    }),
  };
}
