import type { Refused } from './edit-row.ts';

/** A row as somebody wrote it, which was refused. */
export type Draft = {
  readonly table: string;
  readonly id: string;
  readonly text: string;
  readonly force: boolean;
  readonly refused: Refused;
};
