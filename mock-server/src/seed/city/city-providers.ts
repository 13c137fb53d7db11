import type { Random } from '../../store/random.ts';
import type { World } from '../../store/world.ts';
import { ago } from '../dates.ts';
import { kindKeys, kinds } from '../goods/kinds.ts';
import type { Kind, KindKey } from '../goods/kinds.ts';
import { addPicture } from '../media.ts';
import { openingHours } from '../opening-hours.ts';
import { organizationDefaults } from '../sponsors.ts';
import { placeAround, postcodeOf } from './places.ts';
import { quarters, streets, surnames } from './words.ts';

/** A provider of the city: its row and what it sells. */
export interface CityProvider {
  readonly id: number;
  readonly kind: KindKey;
}

interface Plan {
  readonly count: number;
  readonly funds: readonly number[];
  readonly centre: { readonly lat: number; readonly lon: number };
  readonly random: Random;
}

const at = <T>(list: readonly T[], index: number, other: T): T => list[index % list.length] ?? other;

const tintNames = ['zon', 'blad', 'water', 'klei', 'bes', 'lila'] as const;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `Bakkerij Van Dijk, Molenwijk`; the numbers run through all owners and quarters before a name gets a number of its own. */
function nameOf(kind: Kind, turn: number): string {
  const quarter = Math.floor(turn / surnames.length);
  const round = Math.floor(quarter / quarters.length);
  const name = `${kind.noun} ${capital(at(surnames, turn * 7, 'Smit'))} ${at(quarters, quarter, 'Molenwijk')}`;
  return round === 0 ? name : `${name} ${round + 1}`;
}

const two = (number: number): string => String(Math.floor(number) % 100).padStart(2, '0');

/** A number in the area 0123, which does not exist. */
const phoneOf = (index: number): string =>
  `(0123) ${two(46 + Math.floor(index / 10_000))} ${two(index / 100)} ${two(index)}`;

/** Adds the providers with their offices (every eighth has two) and their places in the funds. */
export function growProviders(world: World, plan: Plan): readonly CityProvider[] {
  const providers: CityProvider[] = [];
  let offices = 0;
  for (let index = 0; index < plan.count; index += 1) {
    const key = at(kindKeys, index, 'house');
    const id = addProvider(world, plan, [index, key]);
    const count = index % 8 === 3 ? 2 : 1;
    for (let office = 0; office < count; office += 1) {
      addOffice(world, { plan, key, organization: id, number: offices });
      offices += 1;
    }
    join(world, plan, [index, id]);
    providers.push({ id, kind: key });
  }
  return providers;
}

function addProvider(world: World, plan: Plan, [index, key]: [number, KindKey]): number {
  const kind = kinds[key];
  const host = `ondernemer-${index + 1}.example`;
  return world.table('organizations').insert({
    ...organizationDefaults,
    identity_address: plan.random.address(),
    name: nameOf(kind, Math.floor(index / kindKeys.length)),
    kvk: `${92_000_000 + (index % 1_000_000)}`,
    description: kind.description,
    business_type_id: kind.business_type_id,
    email: `info@${host}`,
    phone: phoneOf(index),
    website: `https://www.${host}`,
    logo_uid: addPicture(world, 'organization_logo', `${kind.sign}-${at(tintNames, index, 'zon')}`),
    is_provider: true,
    created_at: ago(world, 30 + (index % 900)),
  }).id;
}

function addOffice(
  world: World,
  about: { readonly plan: Plan; readonly key: KindKey; readonly organization: number; readonly number: number },
): void {
  const { plan, key, number } = about;
  const postcode = postcodeOf(number);
  const house = `${1 + (number % 97)}`;
  world.table('offices').insert({
    organization_id: about.organization,
    address: `${at(streets, number * 11, 'Eikenlaan')} ${house}, ${postcode} Zonnedorp`,
    phone: phoneOf(number),
    ...placeAround(plan.centre, number),
    postcode,
    postcode_number: house,
    postcode_addition: null,
    photo_uid: addPicture(world, 'office_photo', kinds[key].photo),
    state: number % 151 === 150 ? 'paused' : 'active',
    schedule: openingHours[kinds[key].hours],
  });
}

/** Every provider is in one fund, every second one also in the next. */
function join(world: World, plan: Plan, [index, organization_id]: [number, number]): void {
  const count = plan.funds.length > 1 && index % 2 === 0 ? 2 : 1;
  for (const fund_id of [plan.funds[index % plan.funds.length], plan.funds[(index + 1) % plan.funds.length]].slice(
    0,
    count,
  )) {
    if (fund_id === undefined) continue;
    world.table('fund_providers').insert({
      fund_id,
      organization_id,
      state: 'accepted',
      allow_budget: true,
      allow_products: true,
    });
  }
}
