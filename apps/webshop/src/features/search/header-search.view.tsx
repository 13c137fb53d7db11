import { useSuggestionBox } from '@stadstegoed/ui/combobox/use-suggestion-box.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { useLocation } from 'react-router';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { SuggestionPanel, SuggestionStatus } from './suggestion-panel.view.tsx';
import { keyOfChoice, SuggestionsModel } from './suggestions.vm.ts';

export interface HeaderSearchProps {
  /** The field, which stands in the header before the suggestions have loaded, and keeps its text and focus. */
  readonly input: HTMLInputElement;
  /** Gives the field the props of a combobox. */
  readonly onInputProps: (props: ComponentPropsWithRef<'input'>) => void;
}

/** Makes the search field of the header a combobox with suggestions. */
export const HeaderSearch = observer(function HeaderSearch({ input, onInputProps }: HeaderSearchProps) {
  const model = usePartModel(SuggestionsModel, {});
  const [isOpen, setOpen] = useState(() => document.activeElement === input);
  const close = () => setOpen(false);
  const box = useSuggestionBox({
    inputId: input.id,
    choices: model.choices,
    keyOf: keyOfChoice,
    typed: model.typed,
    isOpen,
    setOpen,
    onChoose: model.choose,
    onEscape: (event) => {
      if (isOpen) event.preventDefault();
      else {
        input.value = '';
        model.type('');
      }
      close();
    },
  });
  const {
    ref,
    value: _,
    ...inputProps
  } = box.getInputProps({
    onKeyDown: box.handleKeyDown,
    onChange: () => {
      model.type(input.value);
      setOpen(true);
    },
    onFocus: () => {
      model.recent.read();
      setOpen(true);
    },
  });
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(input);
    onInputProps(inputProps);
  });
  useTypedBefore(model, input);
  useClosedOutside(input, close);
  const panel = { model, box, onLeave: close };
  return (
    <>
      <SuggestionStatus {...panel} />
      <SuggestionPanel {...panel} />
    </>
  );
});

/** Takes what was typed while this code loaded. */
function useTypedBefore(model: SuggestionsModel, input: HTMLInputElement): void {
  useEffect(() => model.type(input.value), [model, input]);
}

/** Closes the suggestions when focus leaves the search, and on another screen. */
function useClosedOutside(input: HTMLInputElement, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const { key } = useLocation();
  const openedOn = useRef(key);
  useEffect(() => {
    if (openedOn.current !== key) close();
    openedOn.current = key;
  }, [key]);
  useEffect(() => {
    const { form } = input;
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || form?.contains(relatedTarget) !== true) close();
    };
    form?.addEventListener('focusout', handleFocusOut);
    return () => form?.removeEventListener('focusout', handleFocusOut);
  }, [input]);
}
