import { Checkbox } from '@stadstegoed/ui/field/choices.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListSearch } from '../../lib/list/list-search.view.tsx';
import { OptionsState } from '../../lib/load/options-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { DistanceFilter } from '../providers/parts/distance-filter.tsx';
import type { ProductList } from './product-list.shared.vm.ts';
import { categoryChoices } from './parts/category-choices.ts';
import { ChoiceFilter } from './parts/choice-filter.tsx';
import { ProviderFilter } from './parts/provider-filter.tsx';

/** Search text, fund, category, provider, distance and bookmarks. Each filter applies immediately. */
export const ProductsFilters = observer(function ProductsFilters({ products }: { readonly products: ProductList }) {
  const translate = useTexts();
  const { list, filters, kind } = products;
  useEffect(() => products.openFilters(), [products]);
  const searchLabel = translate(kind === 'actions' ? 'products.filters.searchActions' : 'products.filters.search');
  return (
    <ListSearch
      list={list}
      id="products-q"
      label={searchLabel}
      maxLength={100}
      className="list-filters products-filters"
    >
      {filters.isReady ? <Choices products={products} /> : null}
      <DistanceFilter near={products.near} distance={list.query.distance} idPrefix="products-distance" />
      {products.signedIn ? (
        <FieldGroup id="products-saved" label={translate('products.filters.handy')} optionalText="">
          <Checkbox
            label={translate('products.filters.bookmarked')}
            checked={list.query.bookmarked}
            onChange={(bookmarked) => list.narrow({ bookmarked })}
          />
        </FieldGroup>
      ) : null}
      <OptionsState from={filters.all} title={translate('products.filters.failed')} onRetry={products.loadFilters} />
    </ListSearch>
  );
});

/** The filters whose options come from the platform. */
const Choices = observer(function Choices({ products }: { readonly products: ProductList }) {
  const translate = useTexts();
  const { list, filters } = products;
  return (
    <>
      <ChoiceFilter
        id="products-fund"
        label={translate('products.filters.fund')}
        allLabel={translate('products.filters.allFunds')}
        choices={products.fundChoices}
        value={list.query.fundId}
        onChange={(fundId) => list.narrow({ fundId })}
      />
      <ChoiceFilter
        id="products-category"
        label={translate('products.filters.category')}
        allLabel={translate('products.filters.allCategories')}
        choices={categoryChoices(filters.categories.value ?? [], list.query.categoryId)}
        value={list.query.categoryId}
        onChange={(categoryId) => list.narrow({ categoryId })}
        isTranslated
      />
      <ProviderFilter
        id="products-provider"
        providers={filters.providers.value ?? []}
        value={list.query.organizationId}
        onChange={products.chooseProvider}
      />
    </>
  );
});
