import { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { missingIn } from './editions.ts';

/**
 * The global of Node, which jsdom replaces by its own: the web server of the mock platform recognises bytes by it, and would
 * send the JSON of a list as an object otherwise.
 */
function useNodeArrayBuffer(): void {
  Object.defineProperty(globalThis, 'ArrayBuffer', { value: Buffer.alloc(1).buffer.constructor, writable: true });
}

/** One mock platform for all journeys of a file; each opens its own world in it. What the platform of the run lacks is skipped. */
export function aMockPlatform(): () => Harness {
  let platform: Harness | null = null;
  beforeAll(async () => {
    useNodeArrayBuffer();
    platform = await Harness.open({ strictWorlds: true });
  });
  beforeEach(({ task, skip }) => {
    const missing = missingIn(process.env['EDITION'], task.fullTestName.replaceAll(' > ', ' '));
    if (missing !== null) skip(`This platform does not have ${missing}.`);
  });
  afterAll(async () => {
    await platform?.app.close();
  });
  return () => {
    if (platform === null) throw new Error('The mock platform is not open before the first test');
    return platform;
  };
}
