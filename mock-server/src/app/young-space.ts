import { setFlagsFromString } from 'node:v8';

/** How V8 grows the space of new objects when much of it stays: by doubling, its usual way, or not at all. */
const setGrowth = (factor: 1 | 2): void => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * Does work of which nearly all that it makes stays, such as filling the first world. V8 would take that for a busy program and
 * double the space of new objects until it holds 16 MB, which nothing at rest uses; kept small, the work takes as long. The flag
 * is back before anything else happens, because what Node compiled is kept between starts only under the usual flags.
 */
export async function inSmallYoungSpace<Made>(work: () => Promise<Made>): Promise<Made> {
  setGrowth(1);
  try {
    return await work();
  } finally {
    setGrowth(2);
  }
}
