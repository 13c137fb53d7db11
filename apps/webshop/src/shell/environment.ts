import type { FlagName, Flags } from '@stadstegoed/core/shared/flags.ts';
import { DEFAULT_FLAGS } from '@stadstegoed/core/shared/flags.ts';
import * as v from 'valibot';

/** What a deployment may set in the page itself, without a new build (1 §1; docs/guides/deployment.md). */
export interface Environment {
  /** The versioned API root. */
  readonly apiUrl: string;
  /** Origins besides the platform's own to which the shop may send a resident, such as DigiD's or a back office's. */
  readonly redirectOrigins: readonly string[];
  /** Takes the place of the municipality's own client key, for a test deployment. */
  readonly clientKey: string | null;
  readonly bsnConfirmationOffset: number;
  readonly showStartButton: boolean;
  readonly flags: Partial<Flags>;
}

const Wire = v.object({
  apiUrl: v.optional(v.string(), '/api/v1'),
  redirectOrigins: v.optional(v.array(v.pipe(v.string(), v.url())), []),
  clientKey: v.optional(v.nullable(v.string()), null),
  bsnConfirmationOffset: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 300),
  showStartButton: v.optional(v.boolean(), false),
  flags: v.optional(v.record(v.string(), v.boolean()), {}),
});

/** Reads the environment data of the page; throws with the place of the first mistake, for whoever deploys. */
export function readEnvironment(json: string): Environment {
  const read = v.parse(Wire, JSON.parse(json === '' ? '{}' : json));
  return { ...read, flags: knownFlags(read.flags) };
}

function knownFlags(flags: Readonly<Record<string, boolean>>): Partial<Flags> {
  const known: Partial<Record<FlagName, boolean>> = {};
  for (const name of flagNames()) {
    const value = flags[name];
    if (value !== undefined) known[name] = value;
  }
  return known;
}

/** The named border: `Object.keys` forgets that the keys are the flags. */
function flagNames(): readonly FlagName[] {
  return Object.keys(DEFAULT_FLAGS) as FlagName[];
}
