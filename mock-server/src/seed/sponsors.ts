import type { OrganizationRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';
import { ago } from './dates.ts';
import { addPicture } from './media.ts';
import { stableAddress } from './stable.ts';

/** Ids of the organisations that pay: municipalities and foundations. Providers begin at 101. */
export const sponsors = {
  zonnedorp: 1,
  meedoen: 2,
  waterveen: 3,
  energiehulp: 4,
  participatie: 5,
  heuvelrode: 6,
} as const;

interface SponsorLine {
  readonly id: number;
  readonly name: string;
  readonly motif: string;
  readonly business_type_id: number;
  readonly host: string;
  readonly phone: string;
  readonly description: string;
}

const lines: readonly SponsorLine[] = [
  {
    id: sponsors.zonnedorp,
    name: 'Gemeente Zonnedorp',
    motif: 'toren-bes',
    business_type_id: 12,
    host: 'zonnedorp.example',
    phone: '(0123) 45 67 00',
    description: 'De gemeente helpt inwoners van Zonnedorp met geld voor sport, school, cultuur en wonen.',
  },
  {
    id: sponsors.meedoen,
    name: 'Stichting Meedoen',
    motif: 'hart-klei',
    business_type_id: 13,
    host: 'stichtingmeedoen.example',
    phone: '(0123) 45 67 80',
    description: 'Stichting Meedoen zorgt dat iedereen in de streek erop uit kan. Alleen of samen.',
  },
  {
    id: sponsors.waterveen,
    name: 'Gemeente Waterveen',
    motif: 'molen-water',
    business_type_id: 12,
    host: 'waterveen.example',
    phone: '(0987) 65 43 00',
    description: 'De gemeente Waterveen ondersteunt inwoners met een laag inkomen.',
  },
  {
    id: sponsors.energiehulp,
    name: 'Energiehulp Nederland',
    motif: 'lantaarn-klei',
    business_type_id: 13,
    host: 'energiehulp.example',
    phone: '(0125) 10 20 30',
    description: 'Energiehulp Nederland geeft een bijdrage aan huishoudens met een hoge energierekening.',
  },
  {
    id: sponsors.participatie,
    name: 'Stichting Samenkracht',
    motif: 'poort-lila',
    business_type_id: 13,
    host: 'samenkracht.example',
    phone: '(0126) 33 44 55',
    description: 'Stichting Samenkracht voert regelingen uit voor gemeenten, werkgevers en fondsen.',
  },
  {
    id: sponsors.heuvelrode,
    name: 'Gemeente Heuvelrode',
    motif: 'blad-blad',
    business_type_id: 12,
    host: 'heuvelrode.example',
    phone: '(0988) 31 00 00',
    description:
      'De gemeente Heuvelrode helpt inwoners om mee te doen: met sport, leren, een warm huis en een dag vrij.',
  },
];

/** What every organisation has unless it says otherwise. */
export const organizationDefaults = {
  email_public: true,
  phone_public: true,
  website_public: true,
  is_sponsor: false,
  is_provider: false,
  is_validator: false,
  tag_ids: [],
  bsn_enabled: false,
  auto_apply: 'apply_manually',
  reservations_budget_enabled: true,
  reservations_subsidy_enabled: true,
  reservation_phone: 'optional',
  reservation_address: 'no',
  reservation_birth_date: 'no',
  reservations_auto_accept: false,
} as const satisfies Partial<OrganizationRow>;

/** Adds the organisations that pay for funds; each also validates records. */
export function seedSponsors(world: World): void {
  for (const line of lines) {
    world.table('organizations').insert({
      ...organizationDefaults,
      id: line.id,
      identity_address: stableAddress(`sponsor:${line.id}`),
      name: line.name,
      kvk: `${90_000_000 + line.id}`,
      description: line.description,
      business_type_id: line.business_type_id,
      email: `stadstegoed@${line.host}`,
      phone: line.phone,
      website: `https://www.${line.host}`,
      logo_uid: addPicture(world, 'organization_logo', line.motif),
      is_sponsor: true,
      is_validator: true,
      bsn_enabled: true,
      auto_apply: 'apply_auto_requested',
      created_at: ago(world, 600 - line.id),
    });
  }
}
