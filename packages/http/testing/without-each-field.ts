/** A body without one of its fields. */
export interface IncompleteBody {
  readonly field: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Copies of a body, each without one of the named fields. */
export function withoutEachField(body: object, fields: readonly string[]): readonly IncompleteBody[] {
  return fields.map((field) => ({
    field,
    body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== field)),
  }));
}
