import type { ReadyJudges } from './schemas.ts';

/** Who runs the sources has no judges that were made beforehand; the quick twin puts its own in the place of this file. */
export const readyJudges: ReadyJudges = () => undefined;
