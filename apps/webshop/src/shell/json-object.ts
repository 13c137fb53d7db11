/** A JSON object whose fields are not validated yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Parses a JSON object; null when the text is not one. */
export function parseJsonObject(text: string | null): JsonObject | null {
  if (text === null) return null;
  try {
    return toJsonObject(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The value as a JSON object; null for arrays and all other values. */
export function toJsonObject(value: unknown): JsonObject | null {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : null;
}
