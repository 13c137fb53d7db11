import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../support/files.ts';
import { inRoot, root } from '../support/root.ts';

/** All that can change which tests there are and whether they pass. */
const FOLDERS = ['apps', 'contracts', 'mock-server', 'openapi', 'packages', 'tools'];
const SETTINGS = ['package-lock.json', 'playwright.config.ts', 'vitest.config.ts'];

/** One hash over the names and contents of the code and its tests in a repository. */
export function hashOfSources(repository: string): string {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap((folder) => filesIn(join(repository, folder), /./).map((file) => join(folder, file)));
  for (const file of [...files, ...SETTINGS.filter((name) => existsSync(join(repository, name)))])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(repository, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * The JSON reports of test runs in a folder. A report is stamped with the sources as the program found them when it first looked,
 * so a file that changes while tests run makes the reports of all these runs old.
 */
export class Reports {
  readonly #folder: string;
  readonly #readSources: () => string;
  #sources: string | null = null;

  constructor(folder: string, readSources: () => string) {
    this.#folder = folder;
    this.#readSources = readSources;
  }

  /** Where the report of a run stands, such as `unit`. */
  file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }

  /** Clears the place for the report of a run that starts now. */
  start(name: string): string {
    this.#atStart();
    mkdirSync(this.#folder, { recursive: true });
    for (const file of [this.file(name), this.#stampFile(name)]) rmSync(file, { force: true });
    return this.file(name);
  }

  /** Says that the report is of a whole run that passed; without this it counts for nothing later. */
  stamp(name: string): void {
    writeFileSync(this.#stampFile(name), this.#atStart());
  }

  /** Whether there is a report of a whole run that passed over these sources. */
  isFresh(name: string): boolean {
    const stamp = this.#stampFile(name);
    return existsSync(this.file(name)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === this.#atStart();
  }

  #atStart(): string {
    this.#sources ??= this.#readSources();
    return this.#sources;
  }

  #stampFile(name: string): string {
    return join(this.#folder, `${name}.sources`);
  }
}

/** The reports of this repository. */
export const reports = new Reports(inRoot('.cache', 'reports'), () => hashOfSources(root));
