import type { ProductRow } from '../../store/table-tenants.ts';
import type { World } from '../../store/world.ts';
import { ago, dayFromNow } from '../dates.ts';
import { funds } from '../fund-ids.ts';
import { addPicture } from '../media.ts';
import { categoryId } from '../vocabulary.ts';
import { edgeProviders } from './edge-providers.ts';

/** Offers at the edges by what is special about them. */
export const edgeOffers = {
  noPicture: 9001,
  longText: 9002,
  lastDay: 9003,
  over: 9004,
  withdrawn: 9005,
  soldOut: 9006,
  lastOne: 9007,
  free: 9008,
  percentage: 9009,
  euros: 9010,
  dear: 9011,
  notReservable: 9012,
  ownLimit: 9013,
  allGone: 9014,
  nothingToPay: 9015,
  hidden: 9016,
  accepted: 9017,
  atTheTill: 9018,
} as const;

/** 200 characters, as long as a name may be. */
const longName =
  'Samen knutselen, zingen, dansen en toneelspelen voor kinderen van vier tot en met twaalf jaar, met ouders, opa’s, oma’s en buren, elke woensdagmiddag van half twee tot vijf uur in de grote zaal boven!';

const week = `Elke week doen wij iets anders. De ene keer maken wij een masker, de andere keer een lied. Aan het eind van de maand laten de kinderen zien wat zij hebben gemaakt. Iedereen mag komen kijken, en er is soep voor wie wil.`;

const longText = `## Wat gaan wij doen?

${week}

## Voor wie?

- Voor kinderen van **4 tot en met 12 jaar**
- Ouders mogen blijven, maar het hoeft niet
- Ook voor kinderen met een rolstoel; er is een lift

## Wat neemt uw kind mee?

- Oude kleren, want er wordt geverfd
- Een beker met water
- Goede zin

${week}

*“Mijn dochter kijkt er de hele week naar uit.”* Een moeder uit de Beukenlaan

Bekijk de [foto’s van vorig jaar](https://www.speelverband.example/fotos). Vragen? Mail naar [het kantoor](mailto:kantoor@speelverband.example).`;

type Line = Partial<ProductRow> & Pick<ProductRow, 'id' | 'name'>;

const { shed, many, till } = edgeProviders;

const linesIn = (world: World): readonly Line[] => [
  { id: edgeOffers.noPicture, name: 'Doe', description: 'Klein.', photo_uid: null },
  { id: edgeOffers.longText, name: longName, description: longText, organization_id: many, price: 1750 },
  { id: edgeOffers.lastDay, name: 'Vandaag nog te koop', expire_at: dayFromNow(world, 0) },
  { id: edgeOffers.over, name: 'Gisteren voor het laatst', expire_at: dayFromNow(world, -1) },
  { id: edgeOffers.withdrawn, name: 'Weggehaald door de aanbieder', deleted_at: ago(world, 3) },
  { id: edgeOffers.soldOut, name: 'Helemaal uitverkocht', unlimited_stock: false, total_amount: 12, sold_amount: 12 },
  { id: edgeOffers.lastOne, name: 'De laatste plek', unlimited_stock: false, total_amount: 12, sold_amount: 11 },
  { id: edgeOffers.free, name: 'Kost niets', price_type: 'free', price: 0 },
  {
    id: edgeOffers.percentage,
    name: 'Korting met een half procent erbij',
    price_type: 'discount_percentage',
    price: 0,
    price_discount: 1250,
    reservation_enabled: false,
  },
  {
    id: edgeOffers.euros,
    name: 'Korting in euro’s',
    price_type: 'discount_fixed',
    price: 0,
    price_discount: 275,
    reservation_enabled: false,
  },
  { id: edgeOffers.dear, name: 'Duurder dan elk tegoed', price: 125_000 },
  { id: edgeOffers.notReservable, name: 'Alleen aan de deur', reservation_enabled: false },
  { id: edgeOffers.ownLimit, name: 'Eén keer per persoon' },
  { id: edgeOffers.allGone, name: 'Een keer voor iedereen samen' },
  { id: edgeOffers.nothingToPay, name: 'De gemeente betaalt alles', price: 800 },
  { id: edgeOffers.hidden, name: 'Niet in de webwinkel te zien', shown_on_webshop: false },
  { id: edgeOffers.accepted, name: 'Meteen geaccepteerd', organization_id: many },
  { id: edgeOffers.atTheTill, name: 'Bij een aanbieder zonder reserveringen', organization_id: till },
];

/** What the municipality approved one by one: what it pays, how many in all, how many for one resident. */
const approvals: readonly (readonly [
  fund: number,
  product: number,
  amount: number | null,
  limits: readonly [number | null, number | null],
])[] = [
  [funds.kindtegoed, edgeOffers.ownLimit, null, [null, 1]],
  [funds.meedoentegoed, edgeOffers.ownLimit, null, [null, 1]],
  [funds.kindtegoed, edgeOffers.allGone, null, [1, null]],
  [funds.meedoentegoed, edgeOffers.allGone, null, [1, null]],
  [funds.actiepas, edgeOffers.nothingToPay, 800, [50, 2]],
];

/** Adds offers at the edges of what a screen may meet, behind all others and newest first in lists. */
export function addEdgeOffers(world: World): void {
  for (const line of linesIn(world)) {
    world.table('products').insert({
      organization_id: shed,
      description: 'Een aanbod om naar te kijken.',
      product_category_id: categoryId('spel'),
      photo_uid: addPicture(world, 'product_photo', 'circus-bes'),
      price_type: 'regular',
      price: 750,
      price_discount: null,
      shown_on_webshop: true,
      reservation_enabled: true,
      reservation_policy: 'global',
      total_amount: 0,
      unlimited_stock: true,
      reserved_amount: 0,
      sold_amount: 0,
      expire_at: null,
      deleted_at: null,
      created_at: ago(world, 1),
      ...line,
    });
  }
  for (const [fund_id, product_id, amount, [limit_total, limit_per_identity]] of approvals) {
    world.table('fund_products').insert({ fund_id, product_id, amount, limit_total, limit_per_identity });
  }
}
