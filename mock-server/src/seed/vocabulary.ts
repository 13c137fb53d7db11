import type { RecordTypeRow } from '../store/table-people.ts';
import type { NamedRow, TagRow } from '../store/table-tenants.ts';
import type { World } from '../store/world.ts';

type RecordTypeLine = [key: string, nl: string, en: string, type: 'string' | 'number', system: boolean];

/** The platform's own record types and those of the municipality (part 2, 21.5). */
const recordTypeLines: readonly RecordTypeLine[] = [
  ['primary_email', 'Hoofd-e-mailadres', 'Primary e-mail address', 'string', true],
  ['email', 'E-mailadres', 'E-mail address', 'string', false],
  ['given_name', 'Voornaam', 'First name', 'string', false],
  ['family_name', 'Achternaam', 'Last name', 'string', false],
  ['children', 'Heeft kinderen', 'Has children', 'string', false],
  ['children_nth', 'Aantal kinderen', 'Number of children', 'number', false],
  ['parent', 'Ouder', 'Parent', 'string', false],
  ['address', 'Adres', 'Address', 'string', false],
  ['birth_date', 'Geboortedatum', 'Date of birth', 'string', false],
  ['gender', 'Geslacht', 'Gender', 'string', false],
  ['spouse', 'Partner', 'Partner', 'string', false],
  ['tax_id', 'Fiscaal nummer', 'Tax number', 'string', false],
  ['telephone', 'Telefoonnummer', 'Telephone number', 'string', false],
  ['net_worth', 'Spaargeld', 'Savings', 'number', false],
  ['base_salary', 'Netto inkomen per maand', 'Net income per month', 'number', false],
  ['bsn', 'BSN', 'Citizen service number', 'number', true],
  ['bsn_hash', 'BSN-kenmerk', 'Citizen service number hash', 'string', true],
  ['partner_bsn', 'BSN van partner', 'Citizen service number of partner', 'number', true],
  ['partner_bsn_hash', 'BSN-kenmerk van partner', 'Citizen service number hash of partner', 'string', true],
  ['uid', 'Klantnummer', 'Customer number', 'string', true],
  [
    'kindpakket_2018_eligible',
    'Komt in aanmerking voor het kindpakket',
    'Eligible for the child package',
    'string',
    true,
  ],
  ['municipality', 'Woonplaats', 'Place of residence', 'string', false],
  ['age_nth', 'Leeftijd', 'Age', 'number', false],
  ['minima_eligible', 'Inkomen onder de grens', 'Income below the limit', 'string', false],
  ['household_nth', 'Aantal personen in huis', 'Number of people at home', 'number', false],
];

const recordTypes: readonly RecordTypeRow[] = recordTypeLines.map(([key, name_nl, name_en, type, system], index) => ({
  id: index + 1,
  key,
  name_nl,
  name_en,
  type,
  system,
}));

const named = (lines: readonly [number, string, string, string, number | null][]): readonly NamedRow[] =>
  lines.map(([id, key, name_nl, name_en, parent_id]) => ({ id, key, name_nl, name_en, parent_id }));

/** Ids of the product categories by key, used by the offers. */
export const categories = named([
  [1, 'sport-en-bewegen', 'Sport en bewegen', 'Sports and exercise', null],
  [2, 'muziek-en-kunst', 'Muziek en kunst', 'Music and art', null],
  [3, 'boeken-en-school', 'Boeken en school', 'Books and school', null],
  [4, 'uitjes', 'Uitjes', 'Days out', null],
  [5, 'eten-en-drinken', 'Eten en drinken', 'Food and drink', null],
  [6, 'wonen-en-energie', 'Wonen en energie', 'Home and energy', null],
  [7, 'fiets-en-vervoer', 'Fiets en vervoer', 'Bicycles and transport', null],
  [8, 'kleding-en-verzorging', 'Kleding en verzorging', 'Clothing and care', null],
  [11, 'zwemmen', 'Zwemmen', 'Swimming', 1],
  [12, 'balsport', 'Balsport', 'Ball sports', 1],
  [13, 'dans', 'Dans', 'Dance', 1],
  [14, 'vechtsport', 'Vechtsport', 'Martial arts', 1],
  [15, 'fitness-en-yoga', 'Fitness en yoga', 'Fitness and yoga', 1],
  [16, 'klimmen-en-schaatsen', 'Klimmen en schaatsen', 'Climbing and skating', 1],
  [21, 'muziekles', 'Muziekles', 'Music lessons', 2],
  [22, 'tekenen-en-maken', 'Tekenen en maken', 'Drawing and making', 2],
  [31, 'boeken', 'Boeken', 'Books', 3],
  [32, 'laptops-en-tablets', 'Laptops en tablets', 'Laptops and tablets', 3],
  [33, 'schoolspullen', 'Schoolspullen', 'School supplies', 3],
  [34, 'cursussen', 'Cursussen', 'Courses', 3],
  [41, 'film-en-theater', 'Film en theater', 'Film and theatre', 4],
  [42, 'musea', 'Musea', 'Museums', 4],
  [43, 'dieren-en-natuur', 'Dieren en natuur', 'Animals and nature', 4],
  [44, 'spel', 'Spel', 'Games', 4],
  [51, 'samen-eten', 'Samen eten', 'Eating together', 5],
  [52, 'groente-en-brood', 'Groente en brood', 'Vegetables and bread', 5],
  [61, 'energie-besparen', 'Energie besparen', 'Saving energy', 6],
  [62, 'apparaten', 'Apparaten', 'Appliances', 6],
  [71, 'fietsen', 'Fietsen', 'Bicycles', 7],
  [72, 'openbaar-vervoer', 'Openbaar vervoer', 'Public transport', 7],
  [81, 'kleding', 'Kleding', 'Clothing', 8],
  [82, 'verzorging', 'Verzorging', 'Personal care', 8],
]);

const businessTypes = named([
  [1, 'sportvereniging', 'Sportvereniging', 'Sports club', null],
  [2, 'zwembad', 'Zwembad', 'Swimming pool', null],
  [3, 'winkel', 'Winkel', 'Shop', null],
  [4, 'cultuur', 'Cultuur', 'Culture', null],
  [5, 'museum', 'Museum', 'Museum', null],
  [6, 'muziekschool', 'Muziekschool', 'Music school', null],
  [7, 'buurthuis', 'Buurthuis', 'Community centre', null],
  [8, 'fietsenmaker', 'Fietsenmaker', 'Bicycle shop', null],
  [9, 'dierentuin', 'Dierenpark', 'Animal park', null],
  [10, 'kapper', 'Kapper', 'Hairdresser', null],
  [11, 'vervoer', 'Vervoer', 'Transport', null],
  [12, 'gemeente', 'Gemeente', 'Municipality', null],
  [13, 'stichting', 'Stichting', 'Foundation', null],
]);

const tags: readonly TagRow[] = [
  { id: 1, key: 'mijzelf', name: 'Mijzelf', scope: 'webshop' },
  { id: 2, key: 'mijn-kinderen', name: 'Mijn kinderen', scope: 'webshop' },
  { id: 3, key: 'mijn-huis', name: 'Mijn huis', scope: 'webshop' },
  { id: 4, key: 'sport-en-bewegen', name: 'Sport en bewegen', scope: 'webshop' },
  { id: 5, key: 'school', name: 'School', scope: 'webshop' },
  { id: 6, key: 'cultuur', name: 'Cultuur', scope: 'webshop' },
  { id: 7, key: 'wonen-en-energie', name: 'Wonen en energie', scope: 'webshop' },
  { id: 8, key: 'stadspas', name: 'Stadspas', scope: 'provider' },
];

/** Adds the words that every municipality shares: record types, categories, business types, tags. */
export function seedVocabulary(world: World): void {
  for (const row of recordTypes) world.table('record_types').insert(row);
  for (const row of categories) world.table('product_categories').insert(row);
  for (const row of businessTypes) world.table('business_types').insert(row);
  for (const row of tags) world.table('tags').insert(row);
}

/** The id of a category; throws on an unknown key, so that a typing error in the seeds is seen at once. */
export function categoryId(key: string): number {
  const found = categories.find((category) => category.key === key);
  if (!found) throw new Error(`There is no product category ${key}.`);
  return found.id;
}
