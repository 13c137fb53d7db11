import { useEffect } from 'react';
import { ScreenTitles } from '../app/app-ports.ts';
import { useService } from '../view-model/use-view-model.ts';

/**
 * Sets the title of the page to the name of the shown entity, as soon as it is known; an empty name leaves that of the screen.
 * It goes with the screen: after signing out the next user reads no name of a voucher.
 */
export function useOwnTitle(text: string | null): void {
  const titles = useService(ScreenTitles);
  useEffect(() => {
    if (!text) return undefined;
    titles.showOwn(text);
    return () => titles.showOwn(null);
  }, [titles, text]);
}

/** Starts the title with the error prefix while the form on the screen has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  const titles = useService(ScreenTitles);
  useEffect(() => {
    titles.markErrors(hasErrors);
    return () => titles.markErrors(false);
  }, [titles, hasErrors]);
}
