import { fileURLToPath } from 'node:url';

export const CONSUMER = 'webshop';
export const PROVIDER = 'platform';
export const PACT_DIR = fileURLToPath(new URL('../../.cache/pacts/', import.meta.url));
export const PACT_NAME = `${CONSUMER}-${PROVIDER}.json`;
/** The pact of the shop with the platform, which the consumer tests record. */
export const PACT_FILE = `${PACT_DIR}${PACT_NAME}`;
/** Each process records in a folder of its own in here first. */
export const PARTS_DIR = `${PACT_DIR}parts/`;
/** The page for the provider's team about the states of the pact. */
export const STATES_FILE = `${PACT_DIR}states.md`;
