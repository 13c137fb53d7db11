import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../support/root.ts';
import { binOf, runNode } from '../support/run.ts';
import { asCheck, type Found, runVitest } from './step.ts';

const FOLDER = inRoot('contracts', 'pacts');

const pactFiles = (): readonly string[] =>
  existsSync(FOLDER)
    ? readdirSync(FOLDER)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];

const readAll = (): ReadonlyMap<string, string> =>
  new Map(pactFiles().map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));

const restore = (pacts: ReadonlyMap<string, string>): void => {
  for (const [name, text] of pacts) writeFileSync(join(FOLDER, name), text);
};

/**
 * Records the pacts again, after removing the old files, because pact merges into existing files. The committed pacts
 * are the reviewed contract, so a run with different pacts fails and keeps the new files to commit.
 */
export async function recordPacts(): Promise<Found> {
  const before = readAll();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const found = await runVitest('contract-consumer');
  if (found.failed > 0) {
    restore(before);
    return found;
  }
  const after = readAll();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  );
  if (changed.length === 0) return found;
  const sentence = `contracts/pacts/${changed.join(', ')} changed: review the difference and commit it.`;
  return { ...found, failed: 1, output: `${found.output}\n${sentence}` };
}

interface Description {
  readonly info: Readonly<Record<string, unknown>>;
}

/** Compares the pacts with a description, written to a file of this name with the base path that the comparer needs. */
export async function comparePactsWith(text: string, name: string): Promise<Found> {
  const description: Description = JSON.parse(text);
  const based = { ...description, info: { 'x-opc-config-base-path': '/api/v1', ...description.info } };
  const file = inRoot('.cache', name);
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(file, JSON.stringify(based));
  const pacts = pactFiles().map((pact) => join(FOLDER, pact));
  return asCheck(await runNode(binOf('@pactflow/openapi-pact-comparator', 'opc'), ['--oas', file, ...pacts]));
}

/** Compares the pacts with the description of the platform. */
export const comparePacts = (): Promise<Found> =>
  comparePactsWith(readFileSync(inRoot('openapi', 'generated', 'bundled.json'), 'utf8'), 'bundled-for-pacts.json');

/** Whether any pact exists. */
export const hasPacts = (): boolean => pactFiles().length > 0;
