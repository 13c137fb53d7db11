import type { HoursKind } from '../opening-hours.ts';
import { articlesOf } from './sheet.ts';
import type { Article } from './sheet.ts';
import {
  applianceSheet,
  bakerySheet,
  bicycleSheet,
  careSheet,
  clothingSheet,
  gardenSheet,
  savingSheet,
  transportSheet,
} from './sheets-home.ts';
import {
  bookshopSheet,
  computerSheet,
  courseSheet,
  musicSheet,
  schoolShopSheet,
  studioSheet,
} from './sheets-learning.ts';
import { animalsSheet, cinemaSheet, houseSheet, museumSheet, playSheet, theatreSheet } from './sheets-outings.ts';
import {
  ballClubSheet,
  climbingSheet,
  danceSheet,
  fitnessSheet,
  gymnasticsSheet,
  martialArtsSheet,
  poolSheet,
} from './sheets-sport.ts';

/** A kind of provider: what it sells and how it looks. */
export interface Kind {
  readonly sheet: string;
  readonly business_type_id: number;
  readonly hours: HoursKind;
  /** Sign of the logo, without its tint. */
  readonly sign: string;
  /** Motif of the pictures of its offices. */
  readonly photo: string;
  /** What such a place is called, e.g. `Zwembad`. */
  readonly noun: string;
  readonly description: string;
}

type Look = readonly [business_type_id: number, hours: HoursKind, sign: string, photo: string];

/** `words` is the noun and, after a colon, the description. */
function kind(sheet: string, [business_type_id, hours, sign, photo]: Look, words: string): Kind {
  const [noun = '', description = ''] = words.split(': ');
  return { sheet, business_type_id, hours, sign, photo, noun, description };
}

/** Every kind of provider, by a short key. */
export const kinds = {
  pool: kind(
    poolSheet,
    [2, 'pool', 'golf', 'zwemles-water'],
    'Zwembad: Zwemles, vrij zwemmen en bewegen in warm water.',
  ),
  ball_club: kind(ballClubSheet, [1, 'club', 'bal', 'voetbal-blad'], 'Sportclub: Voor wie graag in een team speelt.'),
  gymnastics: kind(
    gymnasticsSheet,
    [1, 'club', 'beker', 'bal-zon'],
    'Gymvereniging: Turnen, atletiek en spel voor jong en oud.',
  ),
  martial_arts: kind(
    martialArtsSheet,
    [1, 'club', 'poort', 'judo-klei'],
    'Sportschool: Leren vallen, staan en voor uzelf opkomen.',
  ),
  dance: kind(danceSheet, [1, 'lessons', 'masker', 'dans-bes'], 'Dansschool: Van peuterdans tot stijldansen.'),
  fitness: kind(
    fitnessSheet,
    [1, 'evening', 'hart', 'yoga-blad'],
    'Sportcentrum: Sterker en soepeler worden op uw eigen tempo.',
  ),
  climbing: kind(
    climbingSheet,
    [1, 'evening', 'tent', 'klimmen-water'],
    'Klimhal: Klimmen, schaatsen en bowlen onder één dak.',
  ),
  music: kind(
    musicSheet,
    [6, 'lessons', 'noot', 'gitaar-klei'],
    'Muziekschool: Les voor iedereen die muziek wil maken.',
  ),
  studio: kind(studioSheet, [4, 'lessons', 'palet', 'schilderen-zon'], 'Atelier: Tekenen, naaien, kleien en bouwen.'),
  bookshop: kind(
    bookshopSheet,
    [3, 'shop', 'boek', 'boeken-lila'],
    'Boekhandel: Boeken voor elke leeftijd, en tijd om te kiezen.',
  ),
  computers: kind(
    computerSheet,
    [3, 'workshop', 'laptop', 'laptop-lila'],
    'Computerzaak: Nagekeken laptops, tablets en telefoons, met garantie.',
  ),
  school_shop: kind(
    schoolShopSheet,
    [3, 'shop', 'boek', 'rugzak-lila'],
    'Schoolwinkel: Alles wat op de lijst van school staat.',
  ),
  courses: kind(
    courseSheet,
    [7, 'house', 'boek', 'taalles-blad'],
    'Leerhuis: Cursussen voor thuis, op het werk en voor uzelf.',
  ),
  cinema: kind(
    cinemaSheet,
    [4, 'evening', 'film', 'film-bes'],
    'Filmtheater: Films uit de hele wereld in kleine zalen.',
  ),
  theatre: kind(
    theatreSheet,
    [4, 'evening', 'masker', 'theater-lila'],
    'Schouwburg: Toneel, muziek en cabaret, ook voor kinderen.',
  ),
  museum: kind(museumSheet, [5, 'museum', 'museum', 'museum-zon'], 'Museum: Kijken, vragen en zelf proberen.'),
  animals: kind(animalsSheet, [9, 'park', 'blad', 'giraf-blad'], 'Dierenpark: Dieren van dichtbij en buiten zijn.'),
  play: kind(playSheet, [4, 'park', 'tent', 'draaimolen-bes'], 'Speelpark: Spelen, puzzelen en vieren.'),
  house: kind(houseSheet, [7, 'house', 'lantaarn', 'soep-klei'], 'Buurthuis: Samen eten, leren en elkaar ontmoeten.'),
  garden: kind(gardenSheet, [7, 'garden', 'blad', 'kas-blad'], 'Buurttuin: Groente, bloemen en een bankje in de zon.'),
  bakery: kind(bakerySheet, [3, 'shop', 'beker', 'brood-klei'], 'Bakkerij: Vers brood en andere dingen voor op tafel.'),
  saving: kind(
    savingSheet,
    [3, 'shop', 'toren', 'tochtstrip-blad'],
    'Bespaarwinkel: Spullen die uw huis warm en uw rekening laag houden.',
  ),
  appliances: kind(
    applianceSheet,
    [3, 'shop', 'toren', 'wasmachine-bes'],
    'Witgoedwinkel: Nagekeken en nieuwe apparaten, met uitleg thuis.',
  ),
  bicycles: kind(
    bicycleSheet,
    [8, 'workshop', 'fiets', 'fiets-blad'],
    'Rijwielhuis: Fietsen verkopen, maken en leren rijden.',
  ),
  transport: kind(transportSheet, [11, 'house', 'bus', 'bus-zon'], 'Reiswinkel: Kaartjes voor bus, trein en taxi.'),
  clothing: kind(
    clothingSheet,
    [3, 'shop', 'schaar', 'jas-water'],
    'Kledingwinkel: Nieuwe en tweedehands kleding in alle maten.',
  ),
  care: kind(careSheet, [10, 'workshop', 'bril', 'schaar-bes'], 'Kapsalon: Haar, ogen en handen in goede handen.'),
} as const satisfies Readonly<Record<string, Kind>>;

export type KindKey = keyof typeof kinds;

/** The keys in their order, which decides who sells what; a new kind comes at the end. */
export const kindKeys: readonly KindKey[] = [
  'pool',
  'ball_club',
  'gymnastics',
  'martial_arts',
  'dance',
  'fitness',
  'climbing',
  'music',
  'studio',
  'bookshop',
  'computers',
  'school_shop',
  'courses',
  'cinema',
  'theatre',
  'museum',
  'animals',
  'play',
  'house',
  'garden',
  'bakery',
  'saving',
  'appliances',
  'bicycles',
  'transport',
  'clothing',
  'care',
];

const read = new Map<KindKey, readonly Article[]>();

/** What a kind of provider sells, in the order of its sheet. Read once, at the first question. */
export function articlesOfKind(key: KindKey): readonly Article[] {
  const known = read.get(key);
  if (known) return known;
  const articles = articlesOf(kinds[key].sheet);
  read.set(key, articles);
  return articles;
}
