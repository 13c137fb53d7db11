import { Combobox } from '@stadstegoed/ui/combobox/combobox.tsx';
import { FormField } from '../../../support/observed-field.tsx';
import { useTexts } from '../../../support/texts.ts';

/** The filter by provider: one out of many, by typing a part of the name. Nothing when there is nothing to choose. */
export function ProviderFilter(props: {
  readonly id: string;
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  /** The id of the provider; empty for all. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { id, providers, value, onChange } = props;
  const translate = useTexts();
  if (providers.length < 2 && value === '') return null;
  const options = [
    { value: '', label: translate('products.filters.allProviders') },
    ...providers.map((provider) => ({ value: provider.id, label: provider.name })),
  ];
  return (
    <FormField id={id} label={translate('products.filters.provider')} optionalText="">
      {(control) => (
        <Combobox
          {...control}
          options={options}
          value={value}
          onChange={(chosen) => onChange(chosen ?? '')}
          texts={{
            results: (count) => translate('products.filters.providersFound', { count }),
            none: translate('products.filters.noProvider'),
          }}
        />
      )}
    </FormField>
  );
}
