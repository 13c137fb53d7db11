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

const oldFolder = new URL('../../.data/', import.meta.url);

/** At the first start with the new data file: where the old one is, which is read no more. */
export function noticeOfOldData(file: string): string | null {
  if (existsSync(file) || !existsSync(oldFolder)) return null;
  return `Your world begins anew in ${file}. What an earlier version kept in ${fileURLToPath(oldFolder)} is not read any more; you may remove it.`;
}
