import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

const CHANGE = useCombobox.stateChangeTypes;

/** Keys that belong to the text of the field and not to its list. */
const KEYS_OF_TEXT = ['Home', 'End'];

/** Input of `useSuggestionBox`. */
export type SuggestionBoxOptions<Choice> = {
  /** The id of the field; the ids of list and options are derived from it. */
  readonly inputId: string;
  /** The choices in the order of the arrow keys. */
  readonly choices: readonly Choice[];
  /** The identity of a choice. Other choices take the mark of the keys away; the same ones with more details keep it. */
  readonly keyOf: (choice: Choice) => string;
  /** The text of the field. */
  readonly typed: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onChoose: (choice: Choice) => void;
  /** Handles Escape; without it a dialog around the field does. */
  readonly onEscape?: ((event: KeyboardEvent) => void) | undefined;
};

/**
 * downshift's combobox for a field with suggestions: choosing opens something, so nothing stays selected, and the text
 * of the field is its own (APG, editable combobox). Enter without a mark is left to the form of the field.
 */
export function useSuggestionBox<Choice>(options: SuggestionBoxOptions<Choice>) {
  const { inputId, choices, keyOf, typed, isOpen, setOpen, onChoose, onEscape } = options;
  const box = useCombobox<Choice>({
    items: [...choices],
    itemToString: () => typed,
    inputId,
    labelId: `${inputId}-label`,
    menuId: `${inputId}-list`,
    getItemId: (index) => `${inputId}-option-${index}`,
    isOpen: isOpen && choices.length > 0,
    inputValue: typed,
    selectedItem: null,
    stateReducer: nextState,
    onIsOpenChange: (change) => setOpen(change.isOpen),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === null) return;
      setOpen(false);
      onChoose(selectedItem);
    },
  });
  const { highlightedIndex, setHighlightedIndex } = box;
  const keys = choices.map(keyOf).join(' ');
  const marked = useRef({ keys, hasMark: false });
  useEffect(() => {
    const before = marked.current;
    marked.current = { keys, hasMark: highlightedIndex >= 0 };
    // Only where there is a mark: downshift renders the whole list again.
    if (before.keys !== keys && before.hasMark) setHighlightedIndex(-1);
  }, [keys, highlightedIndex, setHighlightedIndex]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const isPlainEnter = event.key === 'Enter' && box.highlightedIndex < 0;
    if (isPlainEnter || event.key === 'Escape' || KEYS_OF_TEXT.includes(event.key)) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
    if (event.key === 'Escape') onEscape?.(event);
  };
  return { ...box, isPanelOpen: isOpen, handleKeyDown };
}

/** downshift's next state, changed where a search field differs from a choice. */
function nextState<Choice>(
  state: UseComboboxState<Choice>,
  { type, changes }: UseComboboxStateChangeOptions<Choice>,
): Partial<UseComboboxState<Choice>> {
  switch (type) {
    case CHANGE.InputBlur:
    case CHANGE.ItemMouseMove:
    case CHANGE.MenuMouseLeave:
      // Leaving the field chooses nothing; the pointer has a style of its own, and Enter takes only what the keys have marked.
      return state;
    case CHANGE.InputClick:
      return { ...state, isOpen: true };
    default:
      return { ...changes, inputValue: state.inputValue };
  }
}
