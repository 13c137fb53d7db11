import { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { afterAll, beforeAll } from 'vitest';

/** One twin for all journeys of a file; each journey opens a world of its own in it. */
export function aTwin(): () => Harness {
  let twin: Harness | null = null;
  beforeAll(async () => {
    twin = await Harness.open({ strictWorlds: true });
  });
  afterAll(async () => {
    await twin?.app.close();
  });
  return () => {
    if (twin === null) throw new Error('The twin opens before the first test of the file');
    return twin;
  };
}
