import type { Transaction } from '../../src/database/change.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import type { World } from '../../src/database/world.ts';
import { netChanges, shortValue, summaryOf } from './changes.ts';
import { timeOf } from '../clock/clock-words.ts';
import { html } from '../page-kit/html.ts';
import type { Markup } from '../page-kit/html.ts';
import { icon } from '../page-kit/icons.ts';
import { clockWordsOf } from '../clock/timeline-actions.ts';

/** Actions that are told between two requests; a test may have made thousands. */
const shownTogether = 3;

/** `POST /_mock/do/clock` is `clock`. */
export const shortName = (action: string): string => action.replace(/^\w+ \/_mock\/(do|api)?\/?/, '');

/** Transactions that no request made, by the request after which they came (0: before the first that is kept). */
function actionsAfter(world: World, entries: readonly LoggedRequest[]): ReadonlyMap<number, readonly Transaction[]> {
  const own = new Set(entries.flatMap(({ transactions }) => transactions));
  const first = entries[0]?.before ?? 0;
  const actions = new Map<number, Transaction[]>();
  for (const transaction of world.history.transactions) {
    if (own.has(transaction.number) || transaction.number <= first) continue;
    const after = entries.findLast(({ behind }) => behind < transaction.number)?.id ?? 0;
    actions.set(after, [...(actions.get(after) ?? []), transaction]);
  }
  return actions;
}

function row(world: World, transaction: Transaction): Markup {
  const name = world.history.nameOf(transaction.number);
  const words = [clockWordsOf(transaction), shortValue(summaryOf(netChanges([transaction])), 60)].filter(Boolean);
  return html`<tr class="action">
    <td></td>
    <td class="mono tiny">${timeOf(transaction.at)}</td>
    <td colspan="6">
      ${icon('user')}<span class="small"
        >by hand: <b>${name === null ? 'outside the console' : shortName(name)}</b></span
      >
      <span class="soft small">${words.join(' · ')}</span>
    </td>
  </tr>`;
}

/** Rows for what was done by hand, by the request after which it was done; newest first. */
export function actionRows(world: World): ReadonlyMap<number, Markup> {
  const rows = new Map<number, Markup>();
  for (const [after, actions] of actionsAfter(world, world.log.entries)) {
    const shown = actions.slice(-shownTogether).toReversed();
    const more = actions.length - shown.length;
    rows.set(
      after,
      html`${shown.map((action) => row(world, action))}${
        more > 0 &&
        html`<tr class="action">
          <td></td>
          <td></td>
          <td colspan="6" class="soft small">and ${more} more</td>
        </tr>`
      }`,
    );
  }
  return rows;
}
