/** The tree of offer categories. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, placeNumberOf, textOf } from '../../input.ts';
import { asked, paged } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { withDescendants } from '../../domain/products/products.ts';
import type { NamedRow } from '../../tables/organizations.ts';
import { named } from '../../wire/organization.ts';
import { visibleProducts } from './product-search.ts';
import { unknownChoice } from '../../http/texts.ts';

const category = (call: Call, row: NamedRow): object => ({ ...named(call, row), parent_id: row.parent_id });

function check(call: Call): FieldErrors {
  const parent = call.query['parent_id'] === 'null' ? null : placeNumberOf(call.query, 'parent_id');
  const unknown = parent !== null && !call.world.table('product_categories').get(parent);
  return unknown ? { parent_id: [unknownChoice] } : {};
}

/** Categories with a visible offer in themselves or below. */
function usedCategories(call: Call): Set<number> {
  const direct = new Set(visibleProducts(call, textOf(call.query, 'used_type')).map((row) => row.product_category_id));
  const categories = call.world.table('product_categories').all();
  return new Set(
    categories
      .filter((row) => [...withDescendants(call.world, row.id)].some((id) => direct.has(id)))
      .map((row) => row.id),
  );
}

export const listProductCategories = operation('listProductCategories', { check }, (call) => {
  const words = textOf(call.query, 'q')?.trim().toLowerCase() ?? '';
  const parent = textOf(call.query, 'parent_id');
  const wanted = parent === 'null' ? null : numberOf(call.query, 'parent_id');
  const used = asked(call, 'used') === true ? usedCategories(call) : null;
  const rows = call.world
    .table('product_categories')
    .all()
    .filter((row) => named(call, row).name.toLowerCase().includes(words))
    .filter((row) => parent === null || row.parent_id === wanted)
    .filter((row) => used === null || used.has(row.id))
    .toSorted((one, other) => one.id - other.id);
  return paged(call, rows, { size: 15, show: (row) => category(call, row) });
});

export const readProductCategory = operation('readProductCategory', {}, (call) => {
  const row = rowIn(call, 'product_categories');
  return { data: category(call, row) };
});
