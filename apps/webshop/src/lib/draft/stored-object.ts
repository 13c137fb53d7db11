/** What was stored as JSON: the parts of an object, which another version of the shop may have written. */
export type StoredObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is StoredObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads stored JSON; null when it is no object. */
export function storedObject(text: string | null): StoredObject | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isObject(stored) ? stored : null;
  } catch {
    return null;
  }
}
