import type { OfficeRow, OrganizationRow } from '../../store/table-tenants.ts';
import type { World } from '../../store/world.ts';
import { ago } from '../dates.ts';
import { funds } from '../fund-ids.ts';
import { addPicture } from '../media.ts';
import { doorAt } from '../neighbours/streets.ts';
import { openingHours } from '../opening-hours.ts';
import type { HoursKind } from '../opening-hours.ts';
import { organizationDefaults } from '../sponsors.ts';
import { stableAddress } from '../stable.ts';

/** Ids of the providers at the edges, behind all others. */
export const edgeProviders = { shed: 901, many: 902, till: 903, waiting: 904 } as const;

const longDescription = `Sinds 1987 zorgen wij samen voor **speeltuinen, sportvelden en buurthuizen**. Bij ons zijn kinderen, ouders en ouderen elke dag welkom.

## Wat u bij ons kunt doen

- Spelen, klimmen en schommelen
- Voetballen, basketballen en tafeltennissen
- Samen koken, eten en een kop koffie drinken
- Hulp krijgen bij brieven en formulieren

## Zo werkt het

- Kies op de kaart een plek bij u in de buurt.
- Kijk wanneer die plek open is.
- Laat bij binnenkomst uw QR-code scannen.

Niet elke plek heeft een toilet of een lift. Bel ons als u wilt weten of u er met uw rolstoel terechtkunt. Wij denken graag met u mee, en meestal vinden wij een oplossing.

Lees meer op [onze website](https://www.speelverband.example), of loop binnen bij het kantoor aan de Beukenlaan.`;

type Line = Pick<OrganizationRow, 'id' | 'name'> & Partial<OrganizationRow>;

const lines: readonly Line[] = [
  {
    id: edgeProviders.shed,
    name: 'Stichting De Schuur',
    email: 'info@schuur.example',
    email_public: false,
    phone: null,
    phone_public: false,
    website: null,
    website_public: false,
    business_type_id: null,
    reservation_phone: 'required',
    reservation_address: 'required',
    reservation_birth_date: 'required',
  },
  {
    id: edgeProviders.many,
    name: 'Samenwerkende Speeltuinen, Sportvelden en Buurthuizen van Zonnedorp-Noord en Omstreken',
    description: longDescription,
    email: 'speelverband-zonnedorp-noord-en-omstreken@speelverband.example',
    phone: '(0123) 46 90 02',
    website: 'https://www.speelverband.example',
    business_type_id: 7,
    reservation_phone: 'no',
    reservation_address: 'optional',
    reservations_auto_accept: true,
  },
  {
    id: edgeProviders.till,
    name: 'Markthal Het Plein',
    description: 'Groente, fruit en vis, een half uur met de bus. U betaalt aan de kraam; reserveren kan niet.',
    phone: '(0123) 46 90 03',
    website: 'https://www.markthal.example',
    business_type_id: 3,
    reservations_budget_enabled: false,
    reservations_subsidy_enabled: false,
  },
  {
    id: edgeProviders.waiting,
    name: 'Kinderboerderij De Geit',
    description: 'Heeft zich aangemeld en wacht op de gemeente.',
    phone: '(0123) 46 90 04',
    website: 'https://www.degeit.example',
    business_type_id: 9,
  },
];

/** A door with its hours; of the provider with many, one is open day and night and two are shut for now or for good. */
type Door = readonly [address: string, hours: HoursKind | 'always' | 'never', rest?: Partial<OfficeRow>];

const dayAndNight = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
  week_day,
  start_time: '00:00',
  end_time: '23:30',
  break_start_time: '',
  break_end_time: '',
}));

const nowhere = { lat: null, lon: null, photo_uid: null, phone: null, postcode_addition: 'B' };

const doors: Readonly<Record<number, readonly Door[]>> = {
  [edgeProviders.shed]: [['Havenweg 95', 'never', nowhere]],
  [edgeProviders.many]: [
    ['Beukenlaan 70', 'house'],
    ['Beukenlaan 92', 'workshop'],
    ['Zonneweide 51', 'always'],
    ['Zonneweide 77', 'park', { photo_uid: null }],
    ['Bosrandweg 63', 'park', { state: 'paused' }],
    ['Bosrandweg 88', 'club'],
    ['Weversstraat 44', 'house', { state: 'closed' }],
    ['Weversstraat 61', 'lessons'],
    ['Schoolstraat 73', 'evening'],
    ['Stationsstraat 57', 'garden', { phone: null }],
    ['Marktstraat 58', 'museum'],
    ['Havenweg 83', 'pool'],
  ],
  [edgeProviders.till]: [['Hoofdstraat 60', 'shop']],
  [edgeProviders.waiting]: [['Bosrandweg 97', 'park']],
};

const hoursOf = (hours: Door[1]): OfficeRow['schedule'] => {
  if (hours === 'never') return [];
  return hours === 'always' ? dayAndNight : openingHours[hours];
};

function addDoor(world: World, line: Line, at: { door: Door; place: number }): void {
  const [address, hours, rest] = at.door;
  const { street, number, postcode, city, at: spot } = doorAt(address);
  world.table('offices').insert({
    id: line.id * 100 + at.place + 1,
    organization_id: line.id,
    address: `${street} ${number}, ${postcode} ${city}`,
    phone: line.phone ?? null,
    lat: spot[0],
    lon: spot[1],
    postcode,
    postcode_number: number,
    postcode_addition: null,
    photo_uid: addPicture(world, 'office_photo', 'bal-water'),
    state: 'active',
    schedule: hoursOf(hours),
    ...rest,
  });
}

const places: readonly (readonly [fund: number, provider: number, state: 'accepted' | 'pending' | 'rejected'])[] = [
  [funds.kindtegoed, edgeProviders.shed, 'accepted'],
  [funds.meedoentegoed, edgeProviders.shed, 'accepted'],
  [funds.actiepas, edgeProviders.shed, 'accepted'],
  [funds.kindtegoed, edgeProviders.many, 'accepted'],
  [funds.meedoentegoed, edgeProviders.many, 'accepted'],
  [funds.meedoentegoed, edgeProviders.till, 'accepted'],
  [funds.kindtegoed, edgeProviders.waiting, 'pending'],
  [funds.meedoentegoed, edgeProviders.waiting, 'rejected'],
];

/**
 * Adds providers at the edges of what a screen may meet: one with nothing but a name, one with a long name, a long text and twelve
 * doors, one at which nobody reserves, and one that waits for the municipality.
 */
export function addEdgeProviders(world: World): void {
  for (const line of lines) {
    world.table('organizations').insert({
      ...organizationDefaults,
      identity_address: stableAddress(`provider:${line.id}`),
      kvk: `${91_000_000 + line.id}`,
      description: null,
      email: null,
      phone: null,
      website: null,
      business_type_id: null,
      logo_uid: null,
      is_provider: true,
      created_at: ago(world, 30),
      ...line,
    });
    (doors[line.id] ?? []).forEach((door, place) => addDoor(world, line, { door, place }));
  }
  for (const [fund_id, organization_id, state] of places) {
    const budget = world.table('funds').get(fund_id)?.type === 'budget';
    const place = { fund_id, organization_id, state };
    world.table('fund_providers').insert({ ...place, allow_budget: budget, allow_products: budget });
  }
}
