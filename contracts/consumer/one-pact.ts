import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PACT_DIR, PACT_EDITIONS, PARTS_DIR, pactFile, pactName, STATES_FILE } from './pact-files.ts';
import { statesPage, type Pact } from './states-page.ts';

/** Removes the pacts of the last run. */
export function setup(): void {
  rmSync(PACT_DIR, { recursive: true, force: true });
}

/**
 * Joins the pacts of the processes to one for each edition, and writes the page of their states. Pact can add to one file itself, but
 * reads and writes the whole file for each interaction, which takes half a minute.
 */
export function teardown(): void {
  const all = PACT_EDITIONS.flatMap((edition) => {
    const files = readdirSync(PARTS_DIR).map((part) => `${PARTS_DIR}${part}/${pactName(edition)}`);
    const parts: readonly Pact[] = files
      .filter((file) => existsSync(file))
      .map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const interactions = parts.flatMap((part) => part.interactions);
    // A run of some tests may record nothing for an edition.
    if (parts.length > 0) writeFileSync(pactFile(edition), JSON.stringify({ ...parts[0], interactions }, null, 2));
    return interactions;
  });
  writeFileSync(STATES_FILE, statesPage(all));
  rmSync(PARTS_DIR, { recursive: true });
}
