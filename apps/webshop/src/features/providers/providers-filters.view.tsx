import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListSearch } from '../../lib/list/list-search.view.tsx';
import { OptionsState } from '../../lib/load/options-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { DistanceFilter } from './parts/distance-filter.tsx';
import { categoryChoices } from '../products/parts/category-choices.ts';
import { ChoiceFilter } from '../products/parts/choice-filter.tsx';
import type { ProvidersViewModel } from './providers.vm.ts';

/** Words, fund, kind of provider, kind of offer and distance. Each filter applies immediately. */
export const ProvidersFilters = observer(function ProvidersFilters(props: {
  model: ProvidersViewModel;
  /** The place of the filters. Both places can be on the page at once, so their ids differ. */
  place: 'column' | 'drawer';
}) {
  const { model, place } = props;
  const translate = useTexts();
  useEffect(() => model.openFilters(), [model]);
  return (
    <ListSearch
      list={model.list}
      id={`providers-q-${place}`}
      label={translate('providers.search')}
      className="list-filters"
    >
      <Choices model={model} place={place} />
      <DistanceFilter near={model.near} distance={model.list.query.distance} idPrefix={`providers-${place}`} />
      <OptionsState
        from={model.options}
        title={translate('providers.filtersFailed')}
        onRetry={model.loadOptions}
        isTold={model.list.results.state === 'failed'}
      />
    </ListSearch>
  );
});

/** The choices that the platform gives: fund, kind of provider and kind of offer. */
const Choices = observer(function Choices(props: { model: ProvidersViewModel; place: string }) {
  const { model, place } = props;
  const translate = useTexts();
  const { query } = model.list;
  const parts = (name: 'fundId' | 'businessTypeId' | 'categoryId') => ({
    id: `providers-${name}-${place}`,
    label: translate(`providers.${name}`),
    allLabel: translate(`providers.${name}.all`),
    value: query[name],
    onChange: (id: string) => model.list.narrow({ [name]: id }),
  });
  return (
    <>
      <ChoiceFilter {...parts('fundId')} choices={model.funds.value ?? []} />
      <ChoiceFilter {...parts('businessTypeId')} choices={model.businessTypes.value ?? []} isTranslated />
      <ChoiceFilter
        {...parts('categoryId')}
        choices={categoryChoices(model.categories.value ?? [], query.categoryId)}
        isTranslated
      />
    </>
  );
});
