import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../support/files.ts';
import { inRoot, root } from '../support/root.ts';

/** The folders and files that affect the tests. */
const FOLDERS = ['apps', 'contracts', 'mock-server', 'openapi', 'packages', 'tools'];
const SETTINGS = ['package-lock.json', 'playwright.config.ts', 'vitest.config.ts'];

/** A hash over the names and contents of the code and the tests in a repository. */
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
 * The JSON reports of test runs in a folder. A report is stamped with the hash of the sources at the start of the
 * process, so that a change during the runs makes their reports stale.
 */
export class Reports {
  readonly #folder: string;
  readonly #readSources: () => string;
  #sources: string | null = null;

  constructor(folder: string, readSources: () => string) {
    this.#folder = folder;
    this.#readSources = readSources;
  }

  /** The report file of a run such as `unit`. */
  file(name: string): string {
    return join(this.#folder, `${name}.json`);
  }

  /** Removes the old report of a run that starts now, and returns the path for the new one. */
  start(name: string): string {
    this.#atStart();
    mkdirSync(this.#folder, { recursive: true });
    for (const file of [this.file(name), this.#stampFile(name)]) rmSync(file, { force: true });
    return this.file(name);
  }

  /** Marks the report as one of a complete run that passed; other reports are never fresh. */
  stamp(name: string): void {
    writeFileSync(this.#stampFile(name), this.#atStart());
  }

  /** Whether there is a report of a complete run that passed with these sources. */
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
