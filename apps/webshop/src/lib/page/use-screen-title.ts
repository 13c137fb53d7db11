import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ScreenTitles } from '../app/app-ports.ts';
import { useService } from '../app/use-view-model.ts';

/** Sets the title of the page to the name of the shown entity, as soon as it is known; an empty name leaves that of the screen. */
export function useOwnTitle(text: string | null): void {
  const titles = useService(ScreenTitles);
  const { pathname } = useLocation();
  useEffect(() => {
    if (text) titles.showOwn(pathname, text);
  }, [titles, pathname, text]);
}

/** Starts the title with the error prefix while the form on the screen has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  const titles = useService(ScreenTitles);
  useEffect(() => {
    titles.markErrors(hasErrors);
    return () => titles.markErrors(false);
  }, [titles, hasErrors]);
}
