import type { FundProductRow, ProductRow } from '../../store/table-tenants.ts';
import type { World } from '../../store/world.ts';
import { ago, dayFromNow } from '../dates.ts';
import { funds } from '../fund-ids.ts';
import { descriptionOf, motifOf, offerOf } from '../goods/describe.ts';
import { articlesOfKind } from '../goods/kinds.ts';
import { addPicture } from '../media.ts';
import { stableNumber } from '../stable.ts';
import { categoryId } from '../vocabulary.ts';
import { neighbours } from './neighbours.ts';
import type { Neighbour } from './neighbours.ts';

/** Ids of these offers begin here; the first ones stop before 300. */
const firstId = 301;

/** An offer without what depends on the clock of a world or on its pictures. */
interface Offer {
  readonly row: Omit<ProductRow, 'photo_uid' | 'expire_at' | 'created_at'>;
  readonly motif: string;
  /** Days since it was added, and until its last day. */
  readonly age: number;
  readonly days: number | null;
}

const endings = [18, 45, 90, 140, 200, 320] as const;

/** The articles of a kind are dealt out: whoever shares a kind has its own part of the sheet. */
function articlesFor(neighbour: Neighbour): ReturnType<typeof articlesOfKind> {
  const same = neighbours.filter(({ kind }) => kind === neighbour.kind);
  const place = same.indexOf(neighbour);
  return articlesOfKind(neighbour.kind).filter((_, index) => index % same.length === place);
}

function offersOfAll(): readonly Offer[] {
  const dealt = neighbours.flatMap((neighbour) => articlesFor(neighbour).map((article) => ({ neighbour, article })));
  return dealt.map(({ neighbour, article }, index) => {
    const id = firstId + index;
    const chance = stableNumber(`offer:${id}`, 0, 1_000_000);
    return {
      row: {
        id,
        organization_id: neighbour.id,
        name: article.name,
        description: descriptionOf(article),
        product_category_id: categoryId(article.category),
        ...offerOf(article.price, chance),
        deleted_at: null,
        shown_on_webshop: chance % 61 !== 7,
      },
      motif: motifOf(article, index),
      age: 2 + (chance % 320),
      days: chance % 9 === 4 ? (endings[chance % endings.length] ?? null) : null,
    };
  });
}

let known: readonly Offer[] | null = null;

/** Adds the offers of the neighbours. What does not depend on the clock is worked out once per process. */
export function seedNeighbourProducts(world: World): void {
  known ??= offersOfAll();
  for (const { row, motif, age, days } of known) {
    world.table('products').insert({
      ...row,
      photo_uid: addPicture(world, 'product_photo', motif),
      expire_at: days === null ? null : dayFromNow(world, days),
      created_at: ago(world, age, row.id % 24),
    });
  }
}

/** Funds in which the sponsor pays a part of single offers, with the share of the price in percent. */
const shares: readonly (readonly [fund: number, providers: readonly string[], percent: number])[] = [
  [funds.heuvelpas, ['heuvelbad', 'sporting', 'spitz', 'filmkelder', 'steenoven'], 50],
  [funds.actiepas, ['schouwburg'], 30],
  [funds.zwemactie, ['zeilclub'], 50],
];

/** Every child with Jeugdtegoed gets a ticket for the pool on top of the amount. */
function addTickets(world: World): void {
  const ticket = world.table('products').first('name', 'Kaartje recreatiebad voor kinderen');
  if (!ticket) throw new Error('The pool of Heuvelrode has no ticket for children.');
  world.table('formula_products').insert({
    fund_id: funds.jeugdtegoed,
    product_id: ticket.id,
    record_type_key_multiplier: 'children_nth',
  });
}

/** Limits by turn: how many the sponsor pays in all, and how many for one resident. */
const limits: readonly Pick<FundProductRow, 'limit_total' | 'limit_per_identity'>[] = [
  { limit_total: 100, limit_per_identity: 1 },
  { limit_total: 250, limit_per_identity: 5 },
  { limit_total: null, limit_per_identity: 2 },
  { limit_total: 40, limit_per_identity: null },
];

/** Approves offers for funds in which the sponsor pays a part. Free offers and discounts need no part. */
export function approveNeighbourProducts(world: World): void {
  addTickets(world);
  for (const [fund_id, keys, percent] of shares) {
    const providers = neighbours.filter(({ key }) => keys.includes(key));
    const offers = providers.flatMap(({ id }) => world.table('products').where('organization_id', id));
    for (const { id, price } of offers.filter((offer) => offer.price_type === 'regular')) {
      world.table('fund_products').insert({
        fund_id,
        product_id: id,
        amount: Math.round((price * percent) / 5000) * 50,
        limit_total: null,
        limit_per_identity: null,
        ...limits[id % limits.length],
      });
    }
  }
}
