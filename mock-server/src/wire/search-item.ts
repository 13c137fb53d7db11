import type { Call } from '../http/call.ts';
import type { FundRow } from '../tables/funds.ts';
import type { OrganizationRow } from '../tables/organizations.ts';
import type { ProductRow } from '../tables/products.ts';
import { money } from './format.ts';
import { fund } from './fund.ts';
import { escapeHtml } from '../http/html-text.ts';
import { markdownToText } from './markdown.ts';
import { mediaCompact } from './media.ts';
import { priceText, product } from './product.ts';
import { provider } from './provider.ts';

/** One thing that the search found. `age` sorts the mixed list: higher is newer. */
export type Found =
  | { readonly type: 'product'; readonly row: ProductRow; readonly age: number }
  | { readonly type: 'fund'; readonly row: FundRow; readonly age: number }
  | { readonly type: 'provider'; readonly row: OrganizationRow; readonly age: number };

/** The short form under the search field. */
export const searchHit = ({ type, row }: Found): object => ({ id: row.id, item_type: type, name: row.name });

/** What stands in a result beside its name, for each kind. */
function details(call: Call, found: Found): object {
  switch (found.type) {
    case 'product':
      return {
        price: money(found.row.price_type === 'regular' ? found.row.price : 0),
        price_locale: priceText(call, found.row),
        media: mediaCompact(call, found.row.photo_uid),
        resource: product(call, found.row),
      };
    case 'fund':
      return {
        price: null,
        price_locale: null,
        media: mediaCompact(call, found.row.logo_uid),
        resource: fund(call, found.row, false),
      };
    case 'provider':
      return {
        price: null,
        price_locale: null,
        media: mediaCompact(call, found.row.logo_uid),
        resource: provider(call, found.row),
      };
  }
}

/** One line of the mixed list; the name is escaped for HTML, the plain one stands in `resource`. */
export const searchItem = (call: Call, found: Found): object => ({
  id: found.row.id,
  item_type: found.type,
  name: escapeHtml(found.row.name),
  description_text: found.row.description === null ? null : markdownToText(found.row.description),
  ...details(call, found),
});
