import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../support/root.ts';
import { binOf, runNode } from '../support/run.ts';
import { asCheck, type Found, runVitest } from './step.ts';

const FOLDER = inRoot('contracts', 'pacts');

interface Pact {
  readonly interactions: readonly unknown[];
}

/** A pact with its interactions in one order, whatever order the test files ran in, so that a diff shows only what changed. */
export function settled(pact: string): string {
  const content: Pact = JSON.parse(pact);
  const interactions = content.interactions.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  return `${JSON.stringify({ ...content, interactions }, null, 2)}\n`;
}

const pactFiles = (): readonly string[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];

const readAll = (): ReadonlyMap<string, string> =>
  new Map(pactFiles().map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

/**
 * Records the pacts anew: old files go first, because pact adds to what it finds. The committed pacts are the contract that
 * review sees, so a run that gives other ones fails and leaves the new ones to be committed.
 */
export async function recordPacts(): Promise<Found> {
  const before = readAll();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const found = await runVitest('contract-consumer');
  for (const [name, text] of readAll()) writeFileSync(join(FOLDER, name), settled(text));
  if (found.failed > 0) {
    for (const [name, text] of before) writeFileSync(join(FOLDER, name), text);
    return found;
  }
  const after = readAll();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (changed.length === 0) return found;
  const sentence = `contracts/pacts/${changed.join(', ')} changed: look at the difference and commit it.`;
  return { ...found, failed: 1, output: `${found.output}\n${sentence}` };
}

interface Description {
  readonly info: Readonly<Record<string, unknown>>;
}

/** Holds the pacts against the description of the platform; the comparer wants to be told where the API starts. */
export async function comparePacts(): Promise<Found> {
  const description: Description = JSON.parse(readFileSync(inRoot('openapi', 'generated', 'bundled.json'), 'utf8'));
  const based = { ...description, info: { 'x-opc-config-base-path': '/api/v1', ...description.info } };
  const file = inRoot('.cache', 'bundled-for-pacts.json');
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(file, JSON.stringify(based));
  const pacts = pactFiles().map((name) => join(FOLDER, name));
  return asCheck(await runNode(binOf('@pactflow/openapi-pact-comparator', 'opc'), ['--oas', file, ...pacts]));
}

/** Whether there is a pact to compare or to verify. */
export const hasPacts = (): boolean => pactFiles().length > 0;
