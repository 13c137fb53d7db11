import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Chips, RemovableChip } from '@stadstegoed/ui/chip/chip.tsx';
import { Checkbox, RadioGroup, Select, type Option } from '@stadstegoed/ui/field/choices.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../support/loaded.view.tsx';
import { FormField } from '../../support/observed-field.tsx';
import { useTexts, type Translate } from '../../support/texts.ts';
import { activeFilters, FILTER_NAMES, type FilterName } from './funds-query.ts';
import type { FundsViewModel } from './funds.vm.ts';

/** With more options than this a list that opens is shorter than buttons under each other. */
const MOST_BUTTONS = 8;

/** Search text, subject, organisation, and whether other organisations' funds show too. Each works at once. */
export const FundsFilters = observer(function FundsFilters(props: {
  model: FundsViewModel;
  /** Where the filters stand; both places can be on the page, so ids differ. */
  place: 'column' | 'drawer';
}) {
  const { model, place } = props;
  const translate = useTexts();
  return (
    <form
      role="search"
      className="funds-filters"
      onSubmit={(event) => {
        event.preventDefault();
        model.searchNow();
      }}
    >
      <FormField
        id={`funds-q-${place}`}
        label={translate('funds.list.search')}
        hint={translate('funds.list.searchHint')}
        optionalText=""
      >
        {(control) => (
          <TextInput {...control} type="search" enterKeyHint="search" value={model.searchText} onChange={model.type} />
        )}
      </FormField>
      <FieldGroup id={`funds-external-${place}`} label={translate('funds.list.externalGroup')} optionalText="">
        <Checkbox
          label={translate('funds.list.external')}
          checked={model.query.withExternal}
          onChange={(withExternal) => model.change({ withExternal, page: 1 })}
        />
      </FieldGroup>
      {model.hasOptions ? <Choices model={model} place={place} /> : null}
      {model.optionsFailure === null ? null : (
        <LoadFailure
          failure={model.optionsFailure}
          title={translate('funds.list.filtersFailed')}
          onRetry={model.loadOptions}
        />
      )}
    </form>
  );
});

/** What the platform offers to choose from. */
const Choices = observer(function Choices(props: { model: FundsViewModel; place: string }) {
  const { model, place } = props;
  const translate = useTexts();
  const { query } = model;
  const tags = (model.tags.value ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const organizations = (model.organizations.value ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <OneOf
        id={`funds-tag-${place}`}
        label={translate('funds.list.tag')}
        options={[{ value: '', label: translate('funds.list.allTags') }, ...tags]}
        value={query.tagId}
        onChange={(tagId) => model.change({ tagId, page: 1 })}
      />
      <OneOf
        id={`funds-organization-${place}`}
        label={translate('funds.list.organization')}
        options={[{ value: '', label: translate('funds.list.allOrganizations') }, ...organizations]}
        value={query.organizationId}
        onChange={(organizationId) => model.change({ organizationId, page: 1 })}
      />
    </>
  );
});

/** One choice out of a few as buttons, out of many as a list; nothing where there is nothing to choose. */
function OneOf(props: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { id, label, options, value, onChange } = props;
  // The first option is "all": with one other there is no choice, unless the address made it.
  if (options.length < 3 && value === '') return null;
  if (options.length <= MOST_BUTTONS) {
    return <RadioGroup id={id} label={label} optionalText="" options={options} value={value} onChange={onChange} />;
  }
  return (
    <FormField id={id} label={label} optionalText="">
      {(control) => <Select {...control} options={options} value={value} onChange={onChange} />}
    </FormField>
  );
}

/** Takes all filters off; shows only while one is on. */
export const ClearFilters = observer(function ClearFilters(props: { model: FundsViewModel; asButton?: boolean }) {
  const translate = useTexts();
  if (activeFilters(props.model.query).length === 0) return null;
  return (
    <Button
      appearance={props.asButton ? 'secondary' : 'subtle'}
      className={props.asButton ? undefined : 'funds-filters__clear'}
      onClick={() => props.model.clear(FILTER_NAMES)}
    >
      {translate('funds.list.clear')}
    </Button>
  );
});

/** The filters that are on, each with a way to take it off. */
export const ActiveFilters = observer(function ActiveFilters(props: { model: FundsViewModel }) {
  const translate = useTexts();
  const { model } = props;
  const names = activeFilters(model.query);
  if (names.length === 0) return null;
  return (
    <div className="funds-chips">
      <Chips label={translate('funds.list.active')}>
        {names.map((name) => {
          const label = filterLabel(name, model, translate);
          return (
            <RemovableChip
              key={name}
              label={label}
              removeLabel={translate('funds.list.remove', { name: label })}
              onRemove={() => model.clear([name])}
            />
          );
        })}
      </Chips>
    </div>
  );
});

function filterLabel(name: FilterName, model: FundsViewModel, translate: Translate): string {
  const { query } = model;
  switch (name) {
    case 'q':
      return translate('funds.list.searchChip', { text: query.q });
    case 'tagId':
      return nameOf(query.tagId, model.tags.value) ?? translate('funds.list.tag');
    case 'organizationId':
      return nameOf(query.organizationId, model.organizations.value) ?? translate('funds.list.organization');
    case 'withExternal':
      return translate('funds.list.external');
  }
}

function nameOf(id: string, options: readonly { readonly id: string; readonly name: string }[] | null) {
  return options?.find((option) => option.id === id)?.name;
}
