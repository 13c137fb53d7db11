import { describe, expect, it } from 'vitest';
import { aMockPlatform } from '../../testing/a-mock-platform.ts';
import type { ActionRow } from './action-row.ts';
import { ACTION_ROWS } from './action-rows.ts';
import { countOfDoubleClick, learnAction, sweepAction } from './action-sweep.ts';
import { failuresAt, isLong, problemsOf } from './faults-form.ts';
import { templateOf } from './left-out.ts';
import type { Cell } from './screen-sweep.ts';

const LONG_TIMEOUT = 1_800_000;

/** The calls of an action that fail: all that its press makes, or the change alone in the short form. */
const isSwept = ({ sends }: ActionRow, key: string): boolean => isLong || sends.test(templateOf(key));

const platform = aMockPlatform();

describe.each(ACTION_ROWS)('to $name', (row) => {
  it(
    'says what failed, keeps what was typed and can be tried again, whichever call fails',
    async () => {
      const keys = (await learnAction(platform(), row)).filter((key) => isSwept(row, key));
      expect(keys.map(templateOf).filter((call) => row.sends.test(call))).not.toEqual([]);
      const cells: Cell[] = [];
      for (const [index, key] of keys.entries())
        for (const failure of failuresAt(index + ACTION_ROWS.indexOf(row)))
          cells.push(await sweepAction(platform(), row, { key, failure }));
      expect(problemsOf(cells)).toEqual([]);
    },
    LONG_TIMEOUT,
  );

  it.skipIf(row.isToggle === true || (typeof row.press === 'string' && row.press.startsWith('file:')))(
    'sends a double click once',
    async () => {
      expect(await countOfDoubleClick(platform(), row)).toBe(1);
    },
  );
});
