/** The fields of a JSON object, of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a text as a JSON object; null when it is none. */
export function parseJsonObject(text: string | null): JsonObject | null {
  try {
    return toJsonObject(JSON.parse(text ?? ''));
  } catch {
    return null;
  }
}

/** A value as an object with fields; null for lists and everything else. */
export function toJsonObject(value: unknown): JsonObject | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : null;
}
