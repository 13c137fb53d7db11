import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Option } from '../field/choices.tsx';
import { matchingOptions, OPTIONS_AT_ONCE, optionNamed } from './filter-options.ts';
import { useLoadMore } from './use-load-more.ts';

const CHANGE = useCombobox.stateChangeTypes;

/** Input of `useOptionSearch`. */
export type OptionSearch<V extends string> = {
  /** The id of the input; the ids of label, list and options are derived from it. */
  readonly id: string;
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
};

/** What was typed since the list opened (null while nothing was), and how many options are shown. */
type Search = { readonly typed: string | null; readonly count: number };

const NO_SEARCH: Search = { typed: null, count: OPTIONS_AT_ONCE };

/** downshift's combobox over the options that match the typed text, a page of options at a time. */
export function useOptionSearch<V extends string>({ id, options, value, onChange }: OptionSearch<V>) {
  const [search, setSearch] = useState(NO_SEARCH);
  const matches = matchingOptions(options, search.typed ?? '');
  const shown = matches.slice(0, search.count);
  const showMore = () => setSearch((now) => ({ ...now, count: now.count + OPTIONS_AT_ONCE }));
  const loading = useLoadMore(showMore);
  const box = useCombobox<Option<V>>({
    items: shown,
    itemToString: labelOf,
    itemToKey: keyOf,
    selectedItem: options.find((option) => option.value === value) ?? null,
    ...idsFrom(id),
    stateReducer: (state, action) => nextState(state, action, options),
    onSelectedItemChange: ({ selectedItem }) => onChange(selectedItem?.value ?? null),
    onIsOpenChange: ({ isOpen }) => {
      loading.restart();
      if (isOpen) document.getElementById(`${id}-list`)?.scrollIntoView({ block: 'nearest' });
      else setSearch(NO_SEARCH);
    },
    onHighlightedIndexChange: ({ highlightedIndex }) => {
      if (highlightedIndex === shown.length - 1 && shown.length < matches.length) showMore();
    },
  });
  return {
    ...box,
    shown,
    total: matches.length,
    search: (typed: string) => setSearch({ ...NO_SEARCH, typed }),
    /** Puts the choice back into a closed field that Escape has emptied. */
    restore: () => {
      if (!box.isOpen && box.inputValue !== labelOf(box.selectedItem)) box.setInputValue(labelOf(box.selectedItem));
    },
    /** Leaves Escape in a closed, empty field to the dialog around it: downshift keeps the key as long as there is a choice. */
    handleKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === 'Escape' && !box.isOpen && box.inputValue === '') {
        Object.assign(nativeEvent, { preventDownshiftDefault: true });
      }
    },
    handleScroll: shown.length < matches.length ? loading.handleScroll : undefined,
  };
}

/** The label is that of the `FormField`. */
function idsFrom(id: string) {
  return {
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-list`,
    getItemId: (index: number) => `${id}-option-${index}`,
  };
}

function labelOf(option: Option | null): string {
  return option?.label ?? '';
}

/** The label is part of the key, so that the text in the field follows the language of the options. */
function keyOf(option: Option | null): string | null {
  return option === null ? null : `${option.value}\n${option.label}`;
}

/** downshift's next state, changed where our rules differ from its defaults. */
function nextState<V extends string>(
  state: UseComboboxState<Option<V>>,
  { type, changes }: UseComboboxStateChangeOptions<Option<V>>,
  options: readonly Option<V>[],
): Partial<UseComboboxState<Option<V>>> {
  switch (type) {
    case CHANGE.InputClick:
      // A click to place the caret must not close the list.
      return state.isOpen ? state : changes;
    case CHANGE.ItemMouseMove:
    case CHANGE.MenuMouseLeave:
      // The pointer has a style of its own; Enter takes only what the keys have marked.
      return state;
    case CHANGE.InputKeyDownEscape:
      return { ...changes, ...escaped(state) };
    case CHANGE.InputKeyDownEnter:
      return state.highlightedIndex >= 0 ? changes : { ...changes, ...settled(state, options) };
    case CHANGE.InputBlur:
      return { ...changes, ...settled(state, options) };
    default:
      return changes;
  }
}

type Choice<V extends string> = Pick<UseComboboxState<Option<V>>, 'selectedItem' | 'inputValue'>;

/** Escape in an open list drops what was typed; in a closed field it empties the text, and the choice stays. */
function escaped<V extends string>({ isOpen, selectedItem }: UseComboboxState<Option<V>>): Choice<V> {
  return { selectedItem, inputValue: isOpen ? labelOf(selectedItem) : '' };
}

/** Typed text that names an option chooses it; other text falls back to the choice. */
function settled<V extends string>(
  { inputValue, selectedItem }: UseComboboxState<Option<V>>,
  options: readonly Option<V>[],
): Choice<V> {
  if (inputValue === labelOf(selectedItem)) return { selectedItem, inputValue };
  const choice = optionNamed(options, inputValue) ?? selectedItem;
  return { selectedItem: choice, inputValue: labelOf(choice) };
}
