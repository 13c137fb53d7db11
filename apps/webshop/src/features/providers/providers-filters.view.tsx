import { Chips, ToggleChip } from '@stadstegoed/ui/chip/chip.tsx';
import type { Elements } from '@stadstegoed/ui/elements.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListSearch } from '../../lib/list/list-search.view.tsx';
import { OptionsState } from '../../lib/load/options-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { DistanceFilter } from './parts/distance-filter.tsx';
import { categoryChoices } from '../products/parts/category-choices.ts';
import { ChoiceFilter } from '../products/parts/choice-filter.tsx';
import type { ProvidersViewModel } from './providers.vm.ts';

/** The kinds of providers, of which one can be on. */
export const ProviderKinds = observer(function ProviderKinds({ model }: { readonly model: ProvidersViewModel }) {
  const translate = useTexts();
  const { list, businessTypes } = model;
  const kinds = businessTypes.value ?? [];
  const { businessTypeId } = list.query;
  if (businessTypes.state === 'ready' && kinds.length < 2 && businessTypeId === '') return null;
  return (
    <>
      <Chips label={translate('providers.businessTypeId')}>
        <ToggleChip pressed={businessTypeId === ''} onToggle={() => list.narrow({ businessTypeId: '' })}>
          {translate('providers.businessTypeId.all')}
        </ToggleChip>
        {kinds.map(({ id, name }) => (
          <ToggleChip
            key={id}
            pressed={businessTypeId === id}
            onToggle={(isOn) => list.narrow({ businessTypeId: isOn ? id : '' })}
          >
            {name}
          </ToggleChip>
        ))}
      </Chips>
      <OptionsState
        from={[businessTypes]}
        title={translate('providers.businessTypeId.failed')}
        onRetry={model.loadOptions}
        isTold={list.results.state === 'failed'}
      />
    </>
  );
});

/** Words, fund, kind of offer and distance. Each filter applies immediately. */
export const ProvidersFilters = observer(function ProvidersFilters(props: {
  readonly model: ProvidersViewModel;
  /** What stands after the filters. */
  readonly children: Elements;
}) {
  const { model, children } = props;
  const translate = useTexts();
  useEffect(() => model.openFilters(), [model]);
  const { query } = model.list;
  const parts = (name: 'fundId' | 'categoryId') => ({
    id: `providers-${name}`,
    label: translate(`providers.${name}`),
    allLabel: translate(`providers.${name}.all`),
    value: query[name],
    onChange: (id: string) => model.list.narrow({ [name]: id }),
  });
  return (
    <ListSearch list={model.list} id="providers-q" label={translate('providers.search')} className="list-filters">
      <ChoiceFilter {...parts('fundId')} choices={model.funds.value ?? []} />
      <ChoiceFilter
        {...parts('categoryId')}
        choices={categoryChoices(model.categories.value ?? [], query.categoryId)}
        isTranslated
      />
      <DistanceFilter near={model.near} distance={query.distance} idPrefix="providers" />
      {children}
      <OptionsState
        from={[model.funds, model.categories]}
        title={translate('providers.filtersFailed')}
        onRetry={model.loadOptions}
        isTold={model.list.results.state === 'failed'}
      />
    </ListSearch>
  );
});
