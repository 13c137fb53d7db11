import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../support/root.ts';
import { binOf, runNode } from '../support/run.ts';
import { asCheck, type Found, runVitest } from './step.ts';

const REVIEWED = inRoot('contracts', 'pacts');
const RECORDED = inRoot('.cache', 'pacts');

const pactFiles = (folder = REVIEWED): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];

const readAll = (folder: string): ReadonlyMap<string, string> =>
  new Map(pactFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/**
 * Records the pacts of the shop's tests and compares them with the committed ones, which are the reviewed contract. A run with
 * different pacts fails and puts them in the place of the committed ones, to review and commit. Nothing else changes that
 * folder, so other steps can read it meanwhile.
 */
export async function recordPacts(): Promise<Found> {
  rmSync(RECORDED, { recursive: true, force: true });
  const found = await runVitest('contract-consumer');
  if (found.failed > 0) return found;
  const [reviewed, recorded] = [readAll(REVIEWED), readAll(RECORDED)];
  const changed = [...new Set([...reviewed.keys(), ...recorded.keys()])].filter(
    (name) => reviewed.get(name) !== recorded.get(name),
  );
  if (changed.length === 0) return found;
  rmSync(REVIEWED, { recursive: true, force: true });
  cpSync(RECORDED, REVIEWED, { recursive: true });
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
  const pacts = pactFiles().map((pact) => join(REVIEWED, pact));
  return asCheck(await runNode(binOf('@pactflow/openapi-pact-comparator', 'opc'), ['--oas', file, ...pacts]));
}

/** Compares the pacts with the description of the platform. */
export const comparePacts = (): Promise<Found> =>
  comparePactsWith(readFileSync(inRoot('openapi', 'generated', 'bundled.json'), 'utf8'), 'bundled-for-pacts.json');

/** Whether any pact exists. */
export const hasPacts = (): boolean => pactFiles().length > 0;
