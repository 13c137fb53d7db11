import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { isShown } from '@stadstegoed/ui/is-shown.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type ComponentPropsWithRef } from 'react';
import { useHref } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useLate } from '../lib/load/use-late.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { useLoader } from '../lib/app/loader.ts';
import { ShellModel } from './shell-model.ts';

/**
 * The search field of the header. It is a plain form, so that it costs the first screen little and works by itself; its
 * suggestions load when it gets focus and keep what was typed meanwhile.
 */
export function HeaderSearchView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  const { component: Suggestions, fetch } = useSearchFeature(
    async () => (await import('../features/search/header-search.view.tsx')).HeaderSearch,
  );
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [comboboxProps, setComboboxProps] = useState<ComponentPropsWithRef<'input'>>({});
  const handleSubmit = (event: { readonly preventDefault: () => void }) => {
    event.preventDefault();
    const q = input?.value.trim() ?? '';
    shell.navigation.go(goTo('search-result', {}, q === '' ? {} : { q }));
  };
  return (
    <form
      role="search"
      aria-label={translate('shell.search.open')}
      className="shop-search desktop-only"
      action={href(goTo('search-result', {}))}
      onSubmit={handleSubmit}
    >
      <IconSearch size={20} stroke={1.5} aria-hidden />
      <label className="visually-hidden" htmlFor="shop-q" id="shop-q-label">
        {translate('shell.search.label')}
      </label>
      <input
        id="shop-q"
        name="q"
        placeholder={translate('shell.search.label')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        role="combobox"
        aria-controls="shop-q-list"
        aria-expanded={false}
        aria-autocomplete="list"
        aria-keyshortcuts="Control+K Meta+K"
        onFocus={() => void fetch()}
        {...comboboxProps}
        ref={setInput}
      />
      <kbd aria-hidden>{/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</kbd>
      {Suggestions === null || input === null ? null : <Suggestions input={input} onInputProps={setComboboxProps} />}
    </form>
  );
}

/** The button of the search on a phone. Ctrl K opens it there, and goes to the field of the header on a wide screen. */
export const PhoneSearchView = observer(function PhoneSearchView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { component: Sheet, fetch } = useSearchFeature(
    async () => (await import('../features/search/search-sheet.view.tsx')).SearchSheet,
  );
  const handleOpen = async () => {
    if (await fetch()) setOpen(true);
    else shell.navigation.go(goTo('search-result', {}));
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const field = document.getElementById('shop-q');
    if (field !== null && isShown(field)) field.focus();
    else void handleOpen();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <Button
        className="phone-only"
        appearance="subtle"
        iconOnly
        aria-label={translate('shell.search.open')}
        aria-haspopup="dialog"
        onPointerDown={() => void fetch()}
        onClick={() => void handleOpen()}
        icon={<IconSearch stroke={1.5} aria-hidden />}
      />
      {Sheet === null ? null : <Sheet open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
});

/** A part of the search feature on demand, with its texts and bindings. */
function useSearchFeature<Props>(load: Parameters<typeof useLate<Props>>[0]) {
  const loader = useLoader();
  return useLate(async () => {
    const [part] = await Promise.all([load(), loader.need(['search', 'products', 'providers/parts'])]);
    return part;
  });
}
