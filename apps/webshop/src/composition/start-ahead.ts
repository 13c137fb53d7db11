import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { DataRouter, Params } from 'react-router';
import { isSwitchedOn } from '../routes/screen-availability.ts';
import { screenOf } from '../routes/screens.ts';
import type { Shop } from './compose.ts';

/** A navigation to a screen. */
export interface ToScreen {
  readonly params: Params;
  /** Aborted when the resident goes elsewhere before the screen has come. */
  readonly signal: AbortSignal;
  readonly router: () => Pick<DataRouter, 'state'>;
}

/**
 * Starts the view model of a screen that is being opened as soon as its code is there: what it reads comes while its texts are
 * fetched and while it is drawn. Asks nothing for a screen that its frame would not draw.
 */
export async function startAhead(shop: Shop, screen: ScreenName, { params, signal, router }: ToScreen): Promise<null> {
  const { view, texts, guard } = screenOf(screen);
  const [{ reads }] = await Promise.all([view(), shop.loader.bind(texts)]);
  const { container, viewModels, shell } = shop;
  const { isSignedIn: signedIn } = shell.session;
  const isDrawn = isSwitchedOn(screen, shell.settings) && (guard !== 'resident' || signedIn);
  const { state } = router();
  if (reads === undefined || !isDrawn || signal.aborted || isShown(screen, state)) return null;
  const { key, search, state: entry } = state.navigation.location ?? state.location;
  const opening = {
    path: params,
    query: new URLSearchParams(search),
    state: entry,
    language: shell.language,
    signedIn,
  };
  viewModels.startAhead(key, reads.type, () => container.get(reads.type, { autobind: true }), reads.paramsOf(opening));
  signal.addEventListener('abort', () => viewModels.stopAhead());
  return null;
}

/** Whether the screen stands already, at its path in the other language. */
function isShown(screen: ScreenName, { initialized, matches }: DataRouter['state']): boolean {
  return initialized && matches.at(-1)?.route.id.startsWith(`${screen}:`) === true;
}
