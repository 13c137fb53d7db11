import type { ComboboxProps } from '@stadstegoed/ui/combobox/combobox.tsx';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { FormField } from '../../../lib/form/observed-field.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { whenOnScreen } from '../../../lib/focus/watch-on-screen.ts';
import { useLate } from '../../../lib/load/use-late.ts';

/**
 * The filter by provider: one out of many, by typing a part of the name. Nothing when there is nothing to choose. The other
 * filters leave it as it is, because it may have a thousand options.
 */
export const ProviderFilter = memo(function ProviderFilter(props: {
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
        <LateCombobox
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
});

const loadCombobox = async () => (await import('@stadstegoed/ui/combobox/combobox.tsx')).Combobox<string>;

/**
 * The list to search in, which loads when its field comes on the screen: the library behind it is a fifth of what the
 * offers load, and on a phone the field is in a drawer. Until then the field shows the chosen name.
 */
function LateCombobox(props: ComboboxProps<string>) {
  const { component: List, fetch } = useLate<ComboboxProps<string>>(loadCombobox);
  const field = useMemo(() => whenOnScreen(() => void fetch()), [fetch]);
  const hadFocus = useRef(false);
  const handleFocus = () => {
    hadFocus.current = true;
    void fetch();
  };
  useLayoutEffect(() => {
    if (List !== null && hadFocus.current) document.getElementById(props.id)?.focus();
  }, [List, props.id]);
  if (List !== null) return <List {...props} />;
  const { options, value, id, ...rest } = props;
  return (
    <div className="stads-combobox">
      <input
        ref={field}
        id={id}
        aria-describedby={rest['aria-describedby']}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-controls={`${id}-menu`}
        className="stads-textbox stads-select"
        readOnly
        value={options.find((option) => option.value === value)?.label ?? ''}
        onFocus={handleFocus}
        onBlur={() => {
          hadFocus.current = false;
        }}
      />
    </div>
  );
}
