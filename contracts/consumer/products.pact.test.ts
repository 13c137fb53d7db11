import { answered, anyPage, eachLike, forResidents, integer, one, page, refused, string } from './answers.ts';
import { agree, as, visitor } from './pact.ts';
import { anyProduct } from './wire-examples.ts';

const samira = as('samira', 'bookmarked-offers');

for (const type of ['budget', 'subsidies'] as const)
  agree(
    `a question for sample offers of ${type} [API-052] [PR-047]`,
    visitor(),
    ({ samples }) => samples.samples(type),
    answered({ data: eachLike(anyProduct) }),
  );

agree(
  'a question for the first page of offers [API-051] [PR-046] [PR-049]',
  visitor(),
  ({ products }) =>
    products.list({ fundType: 'budget', orderBy: 'created_at', orderByDir: 'desc', page: 1, perPage: 10 }),
  page(anyProduct),
);

agree(
  'a question for offers by every filter [API-051] [PR-051]',
  visitor(),
  ({ products }) =>
    products.list({
      q: 'les',
      fundId: '1',
      categoryId: '1',
      organizationId: '101',
      postcode: '1234 AB',
      distance: 75,
    }),
  anyPage,
);

agree(
  'a question for the bookmarked offers [API-051] [PR-031]',
  samira,
  ({ products }) => products.list({ bookmarked: true, orderBy: 'price_min', orderByDir: 'asc' }),
  page({ ...anyProduct, bookmarked: true }),
);

agree('a question for one offer [API-053]', visitor(), ({ products }) => products.read('201'), one(anyProduct));

agree('a question for an unknown offer', visitor(), ({ products }) => products.read('999999'), refused(404));

agree(
  'bookmark of an offer [API-054] [PR-036]',
  samira,
  ({ products }) => products.bookmark('201'),
  one({ ...anyProduct, bookmarked: true }),
);

agree(
  'remove-bookmark of an offer [API-055] [PR-036]',
  samira,
  ({ products }) => products.removeBookmark('201'),
  one({ ...anyProduct, bookmarked: false }),
);

agree(
  'bookmark by a visitor [PR-050]',
  visitor('bookmarked-offers'),
  ({ products }) => products.bookmark('201'),
  forResidents,
);

agree(
  'a question for providers with offers [API-066] [API-216]',
  visitor(),
  ({ products }) => products.providers('budget'),
  answered({ data: eachLike({ id: integer(101), name: string('Zwembad De Golfslag') }) }),
);

const category = { id: integer(1), name: string('Sport') };

for (const [which, filter] of [
  ['all categories', {}],
  ['the categories with offers', { usedIn: 'budget' }],
  ['the top of the categories', { parentId: null }],
] as const)
  agree(
    `a question for ${which} [API-056] [PR-048] [PR-055]`,
    visitor(),
    ({ categories }) => categories.list(filter),
    answered({ data: eachLike(category) }),
  );

agree(
  'a question for one category [API-057] [API-211]',
  visitor(),
  ({ categories }) => categories.read('1'),
  one(category),
);

agree('a question for an unknown category', visitor(), ({ categories }) => categories.read('999999'), refused(404));
