import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/** Where worlds come from: what a kept world was made of. */
const folders = ['../../fixtures/seed/', '../../fixtures/scenarios/', '../../fixtures/personas/'];

/**
 * A short hash of the seeds, scenarios and personas. A stored world with another hash was made from older ones. Null when
 * the mock platform does not run from its sources. It reads files while the mock platform already answers.
 */
export async function seedVersion(size: string): Promise<string | null> {
  const hash = createHash('sha256').update(size);
  try {
    for (const folder of folders.map((path) => new URL(path, import.meta.url))) {
      const names = (await readdir(folder, { recursive: true })).filter(
        (name) => name.endsWith('.ts') && !name.includes('.test.'),
      );
      for (const name of names.toSorted()) hash.update(name).update(await readFile(new URL(name, folder)));
    }
  } catch {
    return null;
  }
  return hash.digest('hex').slice(0, 16);
}
