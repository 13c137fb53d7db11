/** A change could not be written, because the disk is full or read-only; the world is as it was before. */
export class NotKept extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : 'the disk refuses it';
    super(`The mock platform could not keep this, so nothing was changed: ${reason}.`, { cause });
  }
}
