import type { MouseEvent } from 'react';
import type { Option } from '../field/choices.tsx';
import type { FieldControlProps } from '../field/form-field.tsx';
import { useOptionSearch } from './use-option-search.ts';
import '../field/field.css';
import './combobox.css';

/** Props of a long list to search in. It stands in a `FormField`, whose label names the field and its list. */
export type ComboboxProps<V extends string> = FieldControlProps & {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  /** Called when the field is left. */
  readonly onBlur?: () => void;
  readonly texts: {
    /** "12 resultaten", announced when the list opens and when the number changes. */
    readonly results: (count: number) => string;
    /** Shown and announced when no option matches. */
    readonly none: string;
  };
};

/**
 * A choice from a long list, by typing a part of it: an editable combobox with a list (APG). Fifty options show first,
 * more as the list is scrolled. Other words than an option fall back to the last choice. The status region stands in the
 * control, so that it is also heard in a modal dialog.
 */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { options, value, onChange, onBlur, texts, ...control } = props;
  const box = useOptionSearch({ id: control.id, options, value, onChange });
  const hasList = box.isOpen && box.total > 0;
  const status = box.total === 0 ? texts.none : texts.results(box.total);
  return (
    <div className="stads-combobox">
      <input
        {...box.getInputProps({
          'aria-expanded': hasList,
          onChange: (event) => box.search(event.currentTarget.value),
          onKeyDown: box.handleKeyDown,
          // What is typed takes the place of the choice; behind its name it would find nothing.
          onFocus: (event) => event.currentTarget.select(),
          onClick: (event) => {
            if (!box.isOpen) event.currentTarget.select();
          },
          onBlur: () => {
            box.restore();
            onBlur?.();
          },
        })}
        {...control}
        type="text"
        className="stads-textbox stads-select"
      />
      <OptionList box={box} value={value} hidden={!hasList} />
      <p className={box.isOpen && !hasList ? 'stads-combobox__none' : 'visually-hidden'} aria-live="polite">
        {box.isOpen ? status : ''}
      </p>
    </div>
  );
}

function OptionList<V extends string>(props: {
  readonly box: ReturnType<typeof useOptionSearch<V>>;
  readonly value: V | null;
  readonly hidden: boolean;
}) {
  const { box, value, hidden } = props;
  // A press on the scroll bar must not take focus from the input.
  const handleMouseDown = (event: MouseEvent) => event.preventDefault();
  return (
    <div
      {...box.getMenuProps({ onMouseDown: handleMouseDown, onScroll: box.handleScroll })}
      className="stads-combobox__list"
      hidden={hidden}
    >
      {box.shown.map((option, index) => (
        <div
          key={option.value}
          {...box.getItemProps({ item: option, index })}
          // The list holds a part of the options; a screen reader says the place among all of them.
          aria-setsize={box.total}
          aria-posinset={index + 1}
          data-active={index === box.highlightedIndex || undefined}
          data-chosen={option.value === value || undefined}
          className="stads-combobox__option"
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
