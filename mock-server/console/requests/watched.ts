import type { Transaction } from '../../src/database/change.ts';
import type { LoggedRequest } from '../../src/database/request-log.ts';
import type { World } from '../../src/database/world.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { netChanges } from './changes.ts';
import type { RowDiff } from './changes.ts';
import { validationOf } from './validation-result.ts';
import type { ValidationResult } from './validation-result.ts';

/** A logged request with everything that is worked out when somebody looks at it. */
export type Watched = {
  readonly entry: LoggedRequest;
  /** Persona who asked; `account` for somebody else who was signed in, null for nobody. */
  readonly resident: string | null;
  readonly validation: ValidationResult;
  readonly diffs: readonly RowDiff[];
  /** The world went on from before this request. */
  readonly undone: boolean;
};

const residentIn = (world: World, address: string | null): string | null =>
  address === null ? null : (world.table('identities').first('address', address)?.persona ?? 'account');

const transactionsOf = (world: World, numbers: readonly number[]): Transaction[] =>
  numbers.flatMap((number) => world.history.get(number) ?? []);

/** Looks at one request. */
export const watched = (platform: MockPlatform, world: World, entry: LoggedRequest): Watched => ({
  entry,
  resident: residentIn(world, entry.identity_address),
  validation: validationOf({ contract: platform.contract, isChecking: platform.settings.checkContract }, entry),
  diffs: netChanges(transactionsOf(world, entry.transactions)),
  undone: world.log.forks.some(({ from, after }) => entry.id >= from && entry.id <= after),
});

/** All requests that are kept, newest first. */
export const allWatched = (platform: MockPlatform, world: World): readonly Watched[] =>
  world.log.entries.toReversed().map((entry) => watched(platform, world, entry));
