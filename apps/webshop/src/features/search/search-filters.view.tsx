import { Checkbox } from '@stadstegoed/ui/field/choices.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { formatNumber } from '@stadstegoed/ui/format.ts';
import { observer } from 'mobx-react-lite';
import { OptionsState } from '../../lib/load/options-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import { categoryChoices } from '../products/parts/category-choices.ts';
import { ChoiceFilter } from '../products/parts/choice-filter.tsx';
import { ProviderFilter } from '../products/parts/provider-filter.tsx';
import { kindsOf } from './search-query.ts';
import type { SearchResultViewModel } from './search-result.vm.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { SUGGESTED_KINDS } from './suggestions.vm.ts';

/** The filters of a search: kinds, fund, category and organisation. */
export const SearchFilters = observer(function SearchFilters({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  const { options, list } = model;
  return (
    <div className="list-filters">
      <Kinds model={model} />
      <ChoiceFilter
        id="search-fund"
        label={translate('search.filter.fund')}
        allLabel={translate('search.filter.allFunds')}
        choices={options.of('fundId')}
        value={list.query.fundId}
        onChange={(fundId) => list.narrow({ fundId })}
      />
      <ChoiceFilter
        id="search-category"
        label={translate('search.filter.category')}
        allLabel={translate('search.filter.allCategories')}
        choices={categoryChoices(options.categories.value ?? [], list.query.categoryId)}
        value={list.query.categoryId}
        onChange={(categoryId) => list.narrow({ categoryId })}
        isTranslated
      />
      <ProviderFilter
        id="search-organization"
        providers={options.of('organizationId')}
        value={list.query.organizationId}
        onChange={(organizationId) => list.narrow({ organizationId })}
      />
      <OptionsState from={options.all} title={translate('search.filter.failed')} onRetry={model.loadOptions} />
    </div>
  );
});

/** The kinds, which are the tabs on one page. */
const Kinds = observer(function Kinds({ model }: { readonly model: SearchResultViewModel }) {
  const translate = useTexts();
  const chosen = kindsOf(model.list.query);
  return (
    <FieldGroup id="search-kinds" label={translate('search.filter.kinds')} optionalText="">
      {SUGGESTED_KINDS.map((kind) => (
        <Checkbox
          key={kind}
          label={translate(`search.kind.${kind}`)}
          trailing={<Count count={model.counts?.[kind] ?? null} />}
          checked={chosen.includes(kind)}
          onChange={(isOn) => model.check(kind, isOn)}
        />
      ))}
    </FieldGroup>
  );
});

function Count({ count }: { readonly count: number | null }) {
  const language = useLanguage();
  // The space does not collapse, so that screen readers do not read name and number as one word.
  return count === null ? null : (
    <span className="text-subtle figures">{`\u00a0${formatNumber(count, language)}`}</span>
  );
}
