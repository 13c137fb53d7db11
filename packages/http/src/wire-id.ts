/**
 * An id as the wire's number. The core's ids are texts out of addresses, so a resident can type one that is no
 * number; null for these, because nothing on the platform has such an id.
 */
export function wireId(id: string): number | null {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
