import { Checkbox } from '@stadstegoed/ui/field/choices.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ListSearch } from '../../lib/list/list-search.view.tsx';
import { OptionsState } from '../../lib/load/options-state.view.tsx';
import { useTexts } from '../../lib/texts/texts.ts';
import type { FundsViewModel } from './funds.vm.ts';

/** Search text, organization and external funds. Each filter applies immediately. */
export const FundsFilters = observer(function FundsFilters({ model }: { readonly model: FundsViewModel }) {
  const translate = useTexts();
  useEffect(() => model.openFilters(), [model]);
  return (
    <ListSearch
      list={model.list}
      id="funds-q"
      label={translate('funds.list.search')}
      hint={translate('funds.list.searchHint')}
      className="list-filters"
    >
      <FieldGroup id="funds-external" label={translate('funds.list.externalGroup')} optionalText="">
        <Checkbox
          label={translate('funds.list.external')}
          trailing={<Count count={externalCount(model)} />}
          checked={model.list.query.withExternal}
          onChange={(withExternal) => model.list.narrow({ withExternal })}
        />
      </FieldGroup>
      {model.hasOptions ? <Organizations model={model} /> : null}
      <OptionsState
        from={[model.organizations]}
        title={translate('funds.list.filtersFailed')}
        onRetry={model.loadOptions}
        isTold={model.list.results.state === 'failed'}
      />
    </ListSearch>
  );
});

/** A box for each organization that has funds, with their number. Nothing when there is no choice. */
const Organizations = observer(function Organizations({ model }: { readonly model: FundsViewModel }) {
  const translate = useTexts();
  const counted = (model.organizations.value ?? []).map((option) => ({
    ...option,
    count: model.countWith({ q: '', tagId: '', organizationId: option.id }),
    isOn: model.isOn('organizationId', option.id),
  }));
  const shown = counted.filter(({ count, isOn }) => count !== 0 || isOn);
  if (shown.length < 2 && !shown.some(({ isOn }) => isOn)) return null;
  return (
    <FieldGroup id="funds-organization" label={translate('funds.list.organization')} optionalText="">
      {shown.map((option) => (
        <Checkbox
          key={option.id}
          label={<ContentText>{option.name}</ContentText>}
          trailing={<Count count={option.count} />}
          checked={option.isOn}
          onChange={(isOn) => model.check('organizationId', option.id, isOn)}
        />
      ))}
    </FieldGroup>
  );
});

/** The number of funds of an option; nothing while it is unknown. */
function Count({ count }: { readonly count: number | null }) {
  // The space does not collapse, so that screen readers do not read name and number as one word.
  return count === null ? null : <span className="text-subtle figures">{`\u00a0${count}`}</span>;
}

/** How many funds of other organisations there are. */
function externalCount(model: FundsViewModel): number | null {
  const plain = { q: '', tagId: '', organizationId: '' };
  const [all, own] = [
    model.countWith({ ...plain, withExternal: true }),
    model.countWith({ ...plain, withExternal: false }),
  ];
  return all === null || own === null ? null : all - own;
}
