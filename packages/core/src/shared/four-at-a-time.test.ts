import { describe, expect, it } from 'vitest';
import { fourAtATime } from './four-at-a-time.ts';

describe('work that is done four at a time', () => {
  it('has at most four under way, and its results in the order of the items [API-217]', async () => {
    let [running, most] = [0, 0];
    const results = await fourAtATime([9, 1, 8, 2, 7, 3, 6, 4, 5], async (turns) => {
      running += 1;
      most = Math.max(most, running);
      // oxlint-disable-next-line no-await-in-loop -- each item ends after a number of turns of its own
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      running -= 1;
      return turns * 10;
    });
    expect(results).toEqual([90, 10, 80, 20, 70, 30, 60, 40, 50]);
    expect(most).toBe(4);
  });

  it('is nothing for no items', async () => {
    expect(await fourAtATime([], () => Promise.reject(new Error('Nothing to do.')))).toEqual([]);
  });
});
