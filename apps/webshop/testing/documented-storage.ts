import { expect, onTestFinished } from 'vitest';
import table from '../../../docs/guides/on-the-device.md?raw';
import { memoryStorage } from './memory-storage.ts';

/** The keys of the table for the privacy officer, as patterns. */
export const documentedKeys = [...table.matchAll(/^\| `([^`]+)` /gm)].map(
  ([, key = '']) => new RegExp(`^${key.replaceAll('*', '.*')}$`),
);

/** A storage of the browser; the test fails at its end when the shop stored something that has no row in the table. */
export function documentedStorage(): Storage {
  const unknown = new Set<string>();
  onTestFinished(() => expect([...unknown]).toEqual([]));
  return memoryStorage({}, (key) => {
    if (!documentedKeys.some((row) => row.test(key))) unknown.add(key);
  });
}
