import type { RefCallback } from 'react';

/** What changed on the screen, each list in the order of the page. */
export interface ScreenChange {
  readonly came: readonly Element[];
  readonly left: readonly Element[];
}

/**
 * Tells which of these elements came onto the screen by at least a half, and which left it. In a browser that cannot tell, all
 * came at once. Returns how to stop.
 */
export function watchOnScreen(elements: readonly Element[], tell: (change: ScreenChange) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    tell({ came: elements, left: [] });
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const isOn = (wanted: boolean): readonly Element[] =>
        entries.filter(({ intersectionRatio }) => intersectionRatio >= HALF === wanted).map(({ target }) => target);
      tell({ came: isOn(true), left: isOn(false) });
    },
    { threshold: HALF },
  );
  elements.forEach((element) => observer.observe(element));
  return () => observer.disconnect();
}

/** A ref that tells when its element comes onto the screen. */
export function whenOnScreen(tell: () => void): RefCallback<Element> {
  return (element) =>
    element === null
      ? undefined
      : watchOnScreen([element], ({ came }) => {
          if (came.length > 0) tell();
        });
}

const HALF = 0.5;
