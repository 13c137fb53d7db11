/** The answers given since the mock platform started: operations with their statuses and error codes. */
export class Coverage {
  readonly #lines = new Set<string>();

  note(operation: string, { status, code }: { readonly status: number; readonly code: string | null }): void {
    this.#lines.add(`${operation} ${status}`);
    if (code !== null) this.#lines.add(`${operation} ${status} ${code}`);
  }

  /** `operation status code` for each kind of answer, in order; the same set of calls gives the same lines. */
  lines(): readonly string[] {
    return [...this.#lines].toSorted();
  }
}
