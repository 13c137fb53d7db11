import { fileURLToPath } from 'node:url';

export const CONSUMER = 'webshop';
/** The editions of the platform with a pact of their own; that of July 2026 has only the calls that differ. */
export const PACT_EDITIONS = ['specification', '2026-07'] as const;
export type PactEdition = (typeof PACT_EDITIONS)[number];
export const providerOf = (edition: PactEdition): string =>
  edition === 'specification' ? 'platform' : `platform-${edition}`;
export const PACT_DIR = fileURLToPath(new URL('../../.cache/pacts/', import.meta.url));
export const pactName = (edition: PactEdition): string => `${CONSUMER}-${providerOf(edition)}.json`;
/** The pact of the shop with the platform of an edition, which the consumer tests record. */
export const pactFile = (edition: PactEdition): string => PACT_DIR + pactName(edition);
/** Each process records in a folder of its own in here first. */
export const PARTS_DIR = `${PACT_DIR}parts/`;
/** The page for the provider's team about the states of the pacts. */
export const STATES_FILE = `${PACT_DIR}states.md`;
