import { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { afterAll, beforeAll, beforeEach, expect, type RunnerTask } from 'vitest';
import { notTodayIn } from './editions.ts';

/**
 * The global of Node, which jsdom replaces by its own: the web server of the mock platform recognises bytes by it, and would
 * send the JSON of a list as an object otherwise.
 */
function useNodeArrayBuffer(): void {
  Object.defineProperty(globalThis, 'ArrayBuffer', { value: Buffer.alloc(1).buffer.constructor, writable: true });
}

/** The full names of the tests, at any depth. */
const namesIn = (tasks: readonly RunnerTask[]): readonly string[] =>
  tasks.flatMap((task) => ('tasks' in task ? namesIn(task.tasks) : [task.fullTestName]));

/** One mock platform for all journeys of a file; each opens its own world in it. What the platform of the run lacks is skipped. */
export function aMockPlatform(): () => Harness {
  let platform: Harness | null = null;
  beforeAll(async () => {
    useNodeArrayBuffer();
    platform = await Harness.open({ strictWorlds: true });
  });
  beforeEach(({ task, skip }) => {
    const missing = notTodayIn(task.file.name);
    const names = namesIn(task.file.tasks);
    expect([...missing.keys()].filter((part) => !names.some((name) => name.includes(part)))).toEqual([]);
    if (process.env['EDITION'] !== '2026-07') return;
    const [, what] = [...missing].find(([part]) => task.fullTestName.includes(part)) ?? [];
    if (what !== undefined) skip(`This platform does not have ${what}.`);
  });
  afterAll(async () => {
    await platform?.app.close();
  });
  return () => {
    if (platform === null) throw new Error('The mock platform is not open before the first test');
    return platform;
  };
}
