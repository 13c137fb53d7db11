import { useSyncExternalStore } from 'react';

/** The width from which a screen has columns; `desktop-only` in the styles of the layout has the same. */
const WIDE = '(min-width: 64rem)';

let asked: { readonly of: typeof globalThis.matchMedia; readonly media: MediaQueryList } | null = null;

/** The answer of the browser, which is asked once: each question makes it compute the styles of the page first. */
function query(): MediaQueryList | undefined {
  const { matchMedia } = globalThis;
  if (typeof matchMedia !== 'function') return undefined;
  if (asked?.of !== matchMedia) asked = { of: matchMedia, media: matchMedia(WIDE) };
  return asked.media;
}

function subscribe(onChange: () => void): () => void {
  const media = query();
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

const isWide = (): boolean => query()?.matches ?? true;

/** Whether the window is wide enough for columns; true where that cannot be asked. A part that is not shown costs nothing. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
