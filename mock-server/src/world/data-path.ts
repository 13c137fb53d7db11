import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The port of a start that names none. */
export const DEFAULT_PORT = 8117;

/**
 * The file in which the world of the developer is kept. Each port other than the default one has a folder of its own, so that two can
 * run at the same time.
 */
export function dataFileOf(port: number): string {
  const folder = port === DEFAULT_PORT ? '.data' : `.data/port-${port}`;
  return fileURLToPath(new URL(`../../../${folder}/dev.json`, import.meta.url));
}

/** At the first start with this data file: where an earlier version kept its own, which is read no more. Null when there is nothing to tell. */
export function noticeOfOldData(
  file: string,
  old: string = fileURLToPath(new URL('../../.data', import.meta.url)),
): string | null {
  if (existsSync(file) || !existsSync(old)) return null;
  return `Your world begins anew in ${file}. What an earlier version kept in ${old} is not read any more; you may remove it.`;
}
