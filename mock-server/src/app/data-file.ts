import { fileURLToPath } from 'node:url';
import type { WorldSize } from '../http/mock-platform.ts';

/** The port of a start that names none. */
export const DEFAULT_PORT = 8117;

/**
 * The file in which the world of the developer is kept. Each size has a file of its own, so that one does not open the world
 * of the other, and each port other than the default one has a folder of its own, so that two can run at the same time.
 */
export function dataFileOf(size: WorldSize, port: number): string {
  const folder = port === DEFAULT_PORT ? '.data' : `.data/port-${port}`;
  return fileURLToPath(new URL(`../../${folder}/${size === 'city' ? 'city' : 'dev'}.json`, import.meta.url));
}
