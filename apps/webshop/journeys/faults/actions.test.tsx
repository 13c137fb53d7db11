import { expect, it } from 'vitest';
import { aMockPlatform } from '../../testing/a-mock-platform.ts';
import type { ActionRow } from './action-row.ts';
import { ACTION_ROWS } from './action-rows.ts';
import { learnAction, sweepAction } from './action-sweep.ts';
import { failuresAt, isLong, problemsOf } from './faults-form.ts';
import { templateOf } from './left-out.ts';
import type { Cell } from './screen-sweep.ts';

/** The calls of an action that fail: all that its press makes, or the change alone in the short form. */
const isSwept = ({ sends }: ActionRow, key: string): boolean => isLong || sends.test(templateOf(key));

const platform = aMockPlatform();

it.each(ACTION_ROWS)(
  '$name: a double click sends once, and whichever call fails is told, keeps what was typed and can be tried again',
  async (row) => {
    const { keys, timesSent } = await learnAction(platform(), row);
    expect(timesSent).toBe(1);
    const cells: Cell[] = [];
    for (const [index, key] of keys.filter((one) => isSwept(row, one)).entries())
      for (const failure of failuresAt(index + ACTION_ROWS.indexOf(row)))
        cells.push(await sweepAction(platform(), row, { key, failure }));
    expect(problemsOf(cells)).toEqual([]);
  },
);
