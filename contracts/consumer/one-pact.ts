import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PACT_DIR, PACT_FILE, PACT_NAME, PARTS_DIR, STATES_FILE } from './pact-files.ts';
import { statesPage, type Pact } from './states-page.ts';

/** Removes the pact of the last run. */
export function setup(): void {
  rmSync(PACT_DIR, { recursive: true, force: true });
}

/**
 * Joins the pacts of the processes to one, and writes the page of its states. Pact can add to one file itself, but reads and
 * writes the whole file for each interaction, which takes half a minute.
 */
export function teardown(): void {
  const parts: readonly Pact[] = readdirSync(PARTS_DIR).map((part) =>
    JSON.parse(readFileSync(`${PARTS_DIR}${part}/${PACT_NAME}`, 'utf8')),
  );
  const interactions = parts.flatMap((part) => part.interactions);
  writeFileSync(PACT_FILE, JSON.stringify({ ...parts[0], interactions }, null, 2));
  writeFileSync(STATES_FILE, statesPage(interactions));
  rmSync(PARTS_DIR, { recursive: true });
}
