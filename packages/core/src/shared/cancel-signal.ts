/** What the core knows of cancelling a read: enough to hand a browser's `AbortSignal` through without naming it. */
export interface CancelSignal {
  readonly aborted: boolean;
}

/** Options that every read of a port accepts. */
export interface ReadOptions {
  readonly signal?: CancelSignal;
}
