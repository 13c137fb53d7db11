/** A body with one of its fields missing. */
export interface Torn {
  readonly field: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The same body again and again, each time without another one of the named fields. */
export function withoutEachField(body: object, fields: readonly string[]): readonly Torn[] {
  return fields.map((field) => ({
    field,
    body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== field)),
  }));
}
