import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { addPicture } from './media.ts';
import { openingHours } from './opening-hours.ts';
import type { OfficeLine, ProviderLine } from './provider-lines.ts';
import { sportProviders } from './provider-lines-sport.ts';
import { cultureProviders } from './provider-lines-culture.ts';
import { shopProviders } from './provider-lines-shops.ts';
import { waterveenProviders } from './provider-lines-waterveen.ts';
import { neighbours } from './neighbours/neighbours.ts';
import { organizationDefaults } from './sponsors.ts';
import { stableAddress } from './stable.ts';

/** Every provider of the seeds. */
export const providerLines: readonly ProviderLine[] = [
  ...sportProviders,
  ...cultureProviders,
  ...shopProviders,
  ...waterveenProviders,
  ...neighbours,
].toSorted((one, other) => one.id - other.id);

const ids = new Map(providerLines.map(({ key, id }) => [key, id]));

/** The id of a provider by its key; throws on an unknown key. */
export function providerId(key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no provider ${key}.`);
  return id;
}

/** Adds all providers with their offices, logos and opening hours. */
export function seedProviders(world: World): void {
  for (const line of providerLines) {
    addProvider(world, line);
    line.offices.forEach((office, index) => addOffice(world, line, [office, index]));
  }
}

function addProvider(world: World, line: ProviderLine): void {
  world.table('organizations').insert({
    ...organizationDefaults,
    id: line.id,
    identity_address: stableAddress(`provider:${line.key}`),
    name: line.name,
    kvk: `${91_000_000 + line.id}`,
    description: line.description,
    business_type_id: line.business_type_id,
    email: `info@${line.key}.example`,
    phone: line.phone,
    phone_public: line.phone_public ?? true,
    website: `https://www.${line.key}.example`,
    logo_uid: addPicture(world, 'organization_logo', line.logo),
    is_provider: true,
    reservation_birth_date: line.birth_date ?? 'no',
    created_at: ago(world, 500 - line.id),
  });
}

function addOffice(world: World, line: ProviderLine, [office, index]: [OfficeLine, number]): void {
  world.table('offices').insert({
    id: line.id * 10 + index + 1,
    organization_id: line.id,
    address: `${office.street} ${office.number}, ${office.postcode} ${office.city}`,
    phone: line.phone,
    lat: office.at[0],
    lon: office.at[1],
    postcode: office.postcode,
    postcode_number: office.number,
    postcode_addition: null,
    photo_uid: addPicture(world, 'office_photo', office.motif),
    state: office.state ?? 'active',
    schedule: openingHours[office.hours],
  });
}
