import { RadioGroup, Select } from '@stadstegoed/ui/field/choices.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../support/loaded.view.tsx';
import { FormField } from '../../support/observed-field.tsx';
import { useTexts } from '../../support/texts.ts';
import { DistanceFilter } from '../offices/parts/distance-filter.tsx';
import type { ProvidersViewModel } from './providers.vm.ts';

/** More options than this are in a list that opens. */
const MAX_RADIOS = 6;

/** Words, fund, kind of provider, kind of offer and distance. Each filter applies immediately. */
export const ProvidersFilters = observer(function ProvidersFilters(props: {
  model: ProvidersViewModel;
  /** The place of the filters. Both places can be on the page at once, so their ids differ. */
  place: 'column' | 'drawer';
}) {
  const { model, place } = props;
  const translate = useTexts();
  return (
    <form
      role="search"
      className="providers-filters"
      onSubmit={(event) => {
        event.preventDefault();
        model.list.searchNow();
      }}
    >
      <FormField id={`providers-q-${place}`} label={translate('providers.search')} optionalText="">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            enterKeyHint="search"
            value={model.list.searchText}
            onChange={model.list.type}
          />
        )}
      </FormField>
      <OneOf model={model} name="fundId" options={model.funds.value} place={place} />
      <OneOf model={model} name="businessTypeId" options={model.businessTypes.value} place={place} />
      <OneOf model={model} name="categoryId" options={model.topCategories} place={place} />
      <DistanceFilter near={model.near} distance={model.list.query.distance} idPrefix={`providers-${place}`} />
      {model.optionsFailure === null ? null : (
        <LoadFailure
          failure={model.optionsFailure}
          title={translate('providers.filtersFailed')}
          onRetry={model.loadOptions}
        />
      )}
    </form>
  );
});

/** One option or all: buttons for a few, a list that opens for more. Nothing when there is no choice. */
const OneOf = observer(function OneOf(props: {
  model: ProvidersViewModel;
  name: 'fundId' | 'businessTypeId' | 'categoryId';
  options: readonly { readonly id: string; readonly name: string }[] | null;
  place: string;
}) {
  const { model, name, options, place } = props;
  const translate = useTexts();
  const value = model.list.query[name];
  if (options === null || (options.length < 2 && value === '')) return null;
  const all = { value: '', label: translate(`providers.${name}.all`) };
  const shown = [all, ...options.map((option) => ({ value: option.id, label: option.name }))];
  const parts = { id: `providers-${name}-${place}`, label: translate(`providers.${name}`), optionalText: '' };
  const choose = (id: string) => model.list.narrow({ [name]: id });
  if (options.length <= MAX_RADIOS) return <RadioGroup {...parts} options={shown} value={value} onChange={choose} />;
  return (
    <FormField {...parts}>
      {(control) => <Select {...control} options={shown} value={value} onChange={choose} />}
    </FormField>
  );
});
