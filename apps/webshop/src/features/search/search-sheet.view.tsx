import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { useSuggestionBox } from '@stadstegoed/ui/combobox/use-suggestion-box.ts';
import { useNativeDialog } from '@stadstegoed/ui/dialog/use-native-dialog.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { SuggestionPanel, SuggestionStatus } from './suggestion-panel.view.tsx';
import { keyOfChoice, SEARCH_TEXT_LENGTH, SuggestionsModel } from './suggestions.vm.ts';

export interface SearchSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The search on a phone: the field with its suggestions, over the whole screen. */
export const SearchSheet = observer(function SearchSheet({ open, onClose }: SearchSheetProps) {
  const translate = useTexts();
  const dialog = useNativeDialog({ open, onClose });
  const { key } = useLocation();
  const shownOn = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (shownOn.current !== key) close();
    shownOn.current = key;
  }, [key]);
  return (
    <dialog {...dialog} className="search-sheet" aria-label={translate('search.title')}>
      {open ? <SheetContent onClose={onClose} /> : null}
    </dialog>
  );
});

const SheetContent = observer(function SheetContent({ onClose }: Pick<SearchSheetProps, 'onClose'>) {
  const model = usePartModel(SuggestionsModel, {});
  const translate = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const box = useSuggestionBox({
    inputId: 'search-sheet-q',
    choices: model.choices,
    keyOf: keyOfChoice,
    typed: model.typed,
    isOpen: true,
    setOpen: () => undefined,
    onChoose: model.choose,
  });
  useEffect(() => field.current?.focus(), []);
  const panel = { model, box, onLeave: onClose };
  return (
    <>
      <div className="search-sheet__head">
        <form
          role="search"
          aria-label={translate('shell.search.label')}
          className="shop-search"
          onSubmit={(event) => {
            event.preventDefault();
            model.searchFor(model.typed);
          }}
        >
          <IconSearch size={20} stroke={1.5} aria-hidden="true" />
          <label className="visually-hidden" id="search-sheet-q-label" htmlFor="search-sheet-q">
            {translate('shell.search.label')}
          </label>
          <input
            {...box.getInputProps({
              ref: field,
              onKeyDown: box.handleKeyDown,
              onChange: () => model.type(field.current?.value ?? ''),
            })}
            value={model.typed}
            type="text"
            placeholder={translate('shell.search.label')}
            enterKeyHint="search"
            maxLength={SEARCH_TEXT_LENGTH}
          />
          {model.typed === '' ? null : (
            <Button
              appearance="subtle"
              iconOnly
              className="search-sheet__clear"
              aria-label={translate('search.clearText')}
              icon={<IconX size={20} stroke={1.5} aria-hidden="true" />}
              onClick={() => {
                model.type('');
                field.current?.focus();
              }}
            />
          )}
        </form>
        <Button appearance="subtle" onClick={onClose}>
          {translate('search.close')}
        </Button>
      </div>
      <SuggestionStatus {...panel} />
      <SuggestionPanel {...panel} />
    </>
  );
});
