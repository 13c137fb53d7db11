import { addFirstCategory } from '../store/record-categories.ts';
import type { EmailRow, IdentityRow, RecordRow } from '../store/table-people.ts';
import type { World } from '../store/world.ts';
import { ago, secondsAgo } from './dates.ts';
import { sponsors } from './sponsors.ts';
import { stableAddress, stableHex } from './stable.ts';

/** What an account is made of. */
export interface ResidentLine {
  /** Name of the persona; its file and the word behind its address. */
  readonly persona: string;
  readonly bsn?: string;
  readonly partner_bsn?: string;
  /** Seconds since the last DigiD confirmation; left out when the BSN was never confirmed. */
  readonly confirmed_seconds_ago?: number;
  readonly email?: string;
  /** Days since the account was made. */
  readonly since?: number;
}

/** Adds an account, with its first e-mail address verified and primary when one is given. */
export function addResident(world: World, line: ResidentLine): IdentityRow {
  const created_at = ago(world, line.since ?? 420);
  const identity = world.table('identities').insert({
    address: stableAddress(`identity:${line.persona}`),
    bsn: line.bsn ?? null,
    bsn_confirmed_at: line.confirmed_seconds_ago === undefined ? null : secondsAgo(world, line.confirmed_seconds_ago),
    partner_bsn: line.partner_bsn ?? null,
    persona: line.persona,
    created_at,
  });
  addFirstCategory(world, identity.address);
  if (line.email) addEmail(world, identity, { email: line.email, created_at });
  return identity;
}

/** Adds an e-mail address; verified, primary and initial unless it says otherwise. */
export function addEmail(
  world: World,
  identity: IdentityRow,
  line: Pick<EmailRow, 'email'> & Partial<EmailRow>,
): EmailRow {
  return world.table('emails').insert({
    identity_address: identity.address,
    verified: true,
    primary: true,
    initial: true,
    verification_token: stableHex(`verification:${line.email}`, 200),
    target: null,
    created_at: identity.created_at,
    updated_at: identity.created_at,
    ...line,
  });
}

/** Facts about a resident, record type to value. */
export type Facts = Readonly<Record<string, string>>;

function addRecord(world: World, identity: IdentityRow, [key, value]: [string, string]): RecordRow {
  return world.table('records').insert({
    identity_address: identity.address,
    record_type_key: key,
    value,
    order: world.table('records').where('identity_address', identity.address).length,
    deleted: false,
    record_category_id: null,
    created_at: ago(world, 60),
  });
}

/** Adds facts that nobody has validated: they do not count for any fund. */
export const addClaims = (world: World, identity: IdentityRow, facts: Facts): RecordRow[] =>
  Object.entries(facts).map((fact) => addRecord(world, identity, fact));

/** Adds facts that the municipality of Zonnedorp has validated. */
export function addFacts(world: World, identity: IdentityRow, facts: Facts): void {
  for (const fact of Object.entries(facts)) validate(world, addRecord(world, identity, fact), sponsors.zonnedorp);
}

/** Adds facts that the municipality of Waterveen has validated. */
export function addFactsOfWaterveen(world: World, identity: IdentityRow, facts: Facts): void {
  for (const fact of Object.entries(facts)) validate(world, addRecord(world, identity, fact), sponsors.waterveen);
}

/** Adds facts that the municipality of Heuvelrode has validated. */
export function addFactsOfHeuvelrode(world: World, identity: IdentityRow, facts: Facts): void {
  for (const fact of Object.entries(facts)) validate(world, addRecord(world, identity, fact), sponsors.heuvelrode);
}

function validate(world: World, record: RecordRow, organization: number): void {
  world.table('record_validations').insert({
    uuid: stableHex(`validation:${record.identity_address}:${record.record_type_key}`, 64),
    record_id: record.id,
    state: 'approved',
    organization_id: organization,
    identity_address: world.table('organizations').get(organization)?.identity_address ?? null,
    validated_at: ago(world, 59),
    created_at: ago(world, 60),
  });
}

/** Facts of somebody who meets the conditions of every fund for adults in Zonnedorp. */
export const meetsEverything = {
  municipality: 'Zonnedorp',
  base_salary: '1640',
  net_worth: '2100',
  minima_eligible: 'Ja',
} as const;
