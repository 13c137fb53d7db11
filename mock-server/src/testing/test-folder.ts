import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test, with the name of a data file in it; `remove` takes the folder away. */
export function testFolder(): { readonly file: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  return { file: join(folder, 'dev.json'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
