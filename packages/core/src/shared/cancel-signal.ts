/** The part of a browser's `AbortSignal` that the core uses to cancel a read. */
export interface CancelSignal {
  readonly aborted: boolean;
}

/** Options that every read of a port accepts. */
export interface ReadOptions {
  readonly signal?: CancelSignal;
}
