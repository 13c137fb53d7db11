/** One call of the console. */
export type ConsoleCall = {
  readonly part: string;
  readonly method: string;
  readonly path: string;
  /** What it does, in one sentence. */
  readonly says: string;
  /** Fields of its query or body. */
  readonly takes?: string;
  /** Actions of the pages (`/_mock/do/...`) that do the same. */
  readonly actions?: readonly string[];
};

/** Calls of one part, each with what it does. */
export const calls = (part: string, ...lines: readonly Omit<ConsoleCall, 'part'>[]): readonly ConsoleCall[] =>
  lines.map((line) => ({ part, ...line }));

/** Prefix of the calls of the console. */
export const api = '/_mock/api';
