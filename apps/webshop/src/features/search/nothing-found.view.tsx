import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Heading } from '@stadstegoed/ui/heading/heading.tsx';
import { Link } from '@stadstegoed/ui/link/link.tsx';
import { StateScreen } from '@stadstegoed/ui/state-screen/state-screen.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
import { ExtraComing } from '../../lib/load/loaded.view.tsx';
import { SectionHead } from '../../lib/page/section-head.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { SampleCard } from '../funds/parts/sample-card.tsx';
import type { SearchResultViewModel } from './search-result.vm.ts';

/** The number of categories that are suggested. */
const MOST_CATEGORIES = 8;

/** A search without results: the kinds of offers, and some offers. */
export const NothingFound = observer(function NothingFound({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  const { q } = model.list.query;
  return (
    <>
      <StateScreen
        scene="lamp"
        headingLevel={2}
        live="status"
        title={q === '' ? translate('search.none.plainTitle') : translate('search.none.title', { q })}
      >
        <p>{translate('search.none.text')}</p>
      </StateScreen>
      <ExtraComing from={model.help.products} />
      <Categories model={model} />
      <Offers model={model} />
    </>
  );
});

/** The kinds of offers, each a link to what there is of it. */
const Categories = observer(function Categories({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  const href = useHref();
  const categories = model.options.topCategories.slice(0, MOST_CATEGORIES);
  if (categories.length === 0) return null;
  return (
    <section className="search-help" aria-labelledby="search-categories">
      <Heading level={2} size={3} id="search-categories">
        {translate('search.none.categories')}
      </Heading>
      <ul className="search-help__words">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link className="search-word" href={href(goTo('search-result', {}, categoryQuery(id)))}>
              <IconSearch size={20} stroke={1.5} aria-hidden="true" />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});

function categoryQuery(id: string) {
  return { search_item_types: 'products', product_category_id: id };
}

const Offers = observer(function Offers({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  const products = model.help.products.value ?? [];
  if (products.length === 0) return null;
  return (
    <section className="search-help" aria-label={translate('search.none.offers')}>
      <SectionHead
        title={translate('search.none.offers')}
        link={{ to: goTo('products', {}), label: translate('search.none.allOffers') }}
      />
      <ul className="grid grid--4">
        {products.map((sample) => (
          <SampleCard key={sample.id} sample={sample} vouchers={model.own.viewer.vouchers} />
        ))}
      </ul>
    </section>
  );
});
