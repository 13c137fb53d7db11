import type { Random } from '../../store/random.ts';
import type { World } from '../../store/world.ts';
import { ago, dayFromNow } from '../dates.ts';
import { descriptionOf, motifOf, offerOf } from '../goods/describe.ts';
import { articlesOfKind } from '../goods/kinds.ts';
import type { Article } from '../goods/sheet.ts';
import { addPicture } from '../media.ts';
import { categoryId } from '../vocabulary.ts';
import type { CityProvider } from './city-providers.ts';

interface Plan {
  readonly count: number;
  readonly providers: readonly CityProvider[];
  readonly random: Random;
}

/** Prices in half euros, from a tenth below to a quarter above what the sheet says. */
const priced = (article: Article, percent: number): number => Math.round((article.price * percent) / 5000) * 50;

/** The last days that offers may have, so that the calendar is asked once. */
const lastDays = (world: World): readonly string[] => [20, 45, 90, 180, 300].map((days) => dayFromNow(world, days));

/** One turn further than the number of articles, a name gets its round behind it: no provider has a name twice. */
function articleFor(provider: CityProvider, turn: number): { readonly article: Article; readonly name: string } | null {
  const articles = articlesOfKind(provider.kind);
  const article = articles[(provider.id + turn) % articles.length];
  if (!article) return null;
  const round = Math.floor(turn / articles.length);
  return { article, name: round === 0 ? article.name : `${article.name}, groep ${round + 1}` };
}

/** Deals the offers out over the providers, as evenly as can be. */
export function growProducts(world: World, plan: Plan): void {
  const { providers, random } = plan;
  const days = lastDays(world);
  for (let index = 0; index < plan.count; index += 1) {
    const provider = providers[index % providers.length];
    if (!provider) return;
    const found = articleFor(provider, Math.floor(index / providers.length));
    if (!found) continue;
    const chance = random.between(0, 1_000_000);
    const { article, name } = found;
    world.table('products').insert({
      organization_id: provider.id,
      name,
      description: descriptionOf(article),
      product_category_id: categoryId(article.category),
      photo_uid: addPicture(world, 'product_photo', motifOf(article, provider.id + index)),
      ...offerOf(priced(article, 90 + (chance % 36)), chance),
      expire_at: chance % 12 === 5 ? (days[chance % days.length] ?? null) : null,
      deleted_at: null,
      shown_on_webshop: true,
      created_at: ago(world, chance % 330, index % 24),
    });
  }
}
