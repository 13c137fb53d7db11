import type { Call } from '../http/call.ts';

/** Name of a record type in the caller's language; its key when the type is unknown. */
export function recordTypeName(call: Call, key: string): string {
  const row = call.world.table('record_types').first('key', key);
  if (!row) return key;
  return call.language === 'en' ? row.name_en : row.name_nl;
}
