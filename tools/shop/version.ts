import { readFileSync } from 'node:fs';
import { inRoot } from '../support/root.ts';

/** The version of the shop, as the manifest of the repository says it. */
export function versionOfShop(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return version;
}
