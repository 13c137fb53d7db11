import { Checkbox, RadioGroup, Select, type Option } from '@stadstegoed/ui/field/choices.tsx';
import { FieldGroup } from '@stadstegoed/ui/field/form-field.tsx';
import { TextInput } from '@stadstegoed/ui/field/text-input.tsx';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../support/loaded.view.tsx';
import { FormField } from '../../support/observed-field.tsx';
import { useTexts } from '../../support/texts.ts';
import type { FundsViewModel } from './funds.vm.ts';

/** The most options that are shown as radio buttons; more are shown as a select, which is shorter. */
const MOST_BUTTONS = 8;

/** Search text, tag, organization and external funds. Each filter applies immediately. */
export const FundsFilters = observer(function FundsFilters(props: {
  model: FundsViewModel;
  /** The place of the filters. Both places can be on the page at once, so their ids differ. */
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
        model.list.searchNow();
      }}
    >
      <FormField
        id={`funds-q-${place}`}
        label={translate('funds.list.search')}
        hint={translate('funds.list.searchHint')}
        optionalText=""
      >
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
      <FieldGroup id={`funds-external-${place}`} label={translate('funds.list.externalGroup')} optionalText="">
        <Checkbox
          label={translate('funds.list.external')}
          checked={model.list.query.withExternal}
          onChange={(withExternal) => model.list.narrow({ withExternal })}
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

/** The filters whose options come from the platform. */
const Choices = observer(function Choices(props: { model: FundsViewModel; place: string }) {
  const { model, place } = props;
  const translate = useTexts();
  const { query } = model.list;
  const tags = (model.tags.value ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const organizations = (model.organizations.value ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <OneOf
        id={`funds-tag-${place}`}
        label={translate('funds.list.tag')}
        options={[{ value: '', label: translate('funds.list.allTags') }, ...tags]}
        value={query.tagId}
        onChange={(tagId) => model.list.narrow({ tagId })}
      />
      <OneOf
        id={`funds-organization-${place}`}
        label={translate('funds.list.organization')}
        options={[{ value: '', label: translate('funds.list.allOrganizations') }, ...organizations]}
        value={query.organizationId}
        onChange={(organizationId) => model.list.narrow({ organizationId })}
      />
    </>
  );
});

/** A single choice: radio buttons for few options, a select for many, nothing for fewer than two. */
function OneOf(props: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { id, label, options, value, onChange } = props;
  // The first option is "all". With one more there is no choice, unless the address already has it.
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
