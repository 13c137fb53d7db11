import { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { afterAll, beforeAll } from 'vitest';

/** One mock platform for all journeys of a file; each journey opens its own world in it. */
export function aMockPlatform(): () => Harness {
  let platform: Harness | null = null;
  beforeAll(async () => {
    platform = await Harness.open({ strictWorlds: true });
  });
  afterAll(async () => {
    await platform?.app.close();
  });
  return () => {
    if (platform === null) throw new Error('The mock platform is not open before the first test');
    return platform;
  };
}
