import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ScreenTitles } from './app-ports.ts';
import { useService } from './use-view-model.ts';

/** Puts the name of the thing that a screen shows in the title of the page, as soon as it is known. */
export function useOwnTitle(text: string | null): void {
  const titles = useService(ScreenTitles);
  const { pathname } = useLocation();
  useEffect(() => {
    if (text !== null) titles.showOwn(pathname, text);
  }, [titles, pathname, text]);
}

/** Lets the title begin with the word for an error while the form on the screen stands refused. */
export function useErrorTitle(hasErrors: boolean): void {
  const titles = useService(ScreenTitles);
  useEffect(() => {
    titles.markErrors(hasErrors);
    return () => titles.markErrors(false);
  }, [titles, hasErrors]);
}
