import { SEARCH_KINDS } from '@stadstegoed/core/search/search.ts';
import { eachLike, integer, one, page, string } from './answers.ts';
import { agree, visitor } from './pact.ts';
import { anyFund, anyOffice, anyProduct } from './wire-examples.ts';

const group = (name: string) => ({ items: eachLike({ id: integer(1), name: string(name) }), count: integer(3) });

agree(
  'a question for the overview of a search [SE-004] [API-076]',
  visitor(),
  ({ search }) => search.overview({ q: 'zwem' }),
  one({
    funds: group('Kindtegoed'),
    providers: group('Zwembad De Golfslag'),
    products: group('Zwemles voor diploma A'),
  }),
);

// Only the list and the page of a fund, which check its criteria, say whether the partner has it.
const { taken_by_partner: _, ...foundFund } = anyFund;
const found = {
  funds: { item_type: 'fund', resource: foundFund },
  providers: {
    item_type: 'provider',
    resource: { id: integer(101), name: string('Zwembad De Golfslag'), offices: eachLike(anyOffice) },
  },
  products: { item_type: 'product', resource: anyProduct },
} as const;

for (const kind of SEARCH_KINDS)
  agree(
    `a question for a page of found ${kind} [SE-007] [API-076]`,
    visitor(),
    ({ search }) => search.list({ q: 'zwem', kinds: [kind], page: 1, perPage: 15 }),
    page({ id: integer(1), ...found[kind] }),
  );

agree(
  'a question for found products of a fund, a category and an organisation',
  visitor(),
  ({ search }) => search.list({ kinds: ['products'], fundId: '1', productCategoryId: '11', organizationId: '101' }),
  page({ id: integer(1), ...found.products }),
);
