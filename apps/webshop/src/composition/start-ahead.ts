import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { DataRouter } from 'react-router';
import { isSwitchedOn } from '../routes/screen-availability.ts';
import { screenOf } from '../routes/screens.ts';
import type { Shop } from './compose.ts';

/**
 * Starts the view model of a screen that is opened for the first time as soon as its code is there: what it reads comes while its
 * texts are fetched and while it is drawn. Asks nothing for a screen that its frame would not draw, or that was left meanwhile.
 */
export async function startAhead(
  shop: Shop,
  screen: ScreenName,
  router: () => Pick<DataRouter, 'state'>,
): Promise<void> {
  const { view, texts, signIn } = screenOf(screen);
  const [{ reads }] = await Promise.all([view(), shop.loader.bind(texts)]);
  const { container, viewModels, shell } = shop;
  const { isSignedIn: signedIn } = shell.session;
  const { state } = router();
  const { location, matches } = state.navigation.state === 'idle' ? state : state.navigation;
  const opened = matches.at(-1);
  const isDrawn = isSwitchedOn(screen, shell.settings) && (signIn === undefined || signedIn);
  if (reads === undefined || !isDrawn || opened?.route.id?.startsWith(`${screen}:`) !== true) return;
  const opening = {
    path: opened.params,
    query: new URLSearchParams(location.search),
    state: location.state,
    language: shell.language,
    signedIn,
  };
  const make = () => container.get(reads.type, { autobind: true });
  viewModels.startAhead(location.key, reads.type, make, reads.paramsOf(opening));
}
