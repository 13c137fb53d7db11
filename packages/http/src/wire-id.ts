/**
 * Converts an id to the number on the wire. The core's ids come from URLs, so a resident can type an id that is not a
 * number; null for these, because no resource of the platform has such an id.
 */
export function wireId(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
