import { vi } from 'vitest';

type Tell = (entries: readonly object[]) => void;

/** A window that shows the watched parts of which a test says so, by the begin of their headings. jsdom has no layout. */
export function scrollableWindow(): (isShown: Readonly<Record<string, boolean>>) => void {
  const watched = new Map<Element, Tell>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: Tell;
      constructor(tell: Tell) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        watched.set(element, this.#tell);
      }
      disconnect(): void {
        for (const [element, tell] of watched) if (tell === this.#tell) watched.delete(element);
      }
    },
  );
  return (isShown) => {
    const entries = Object.entries(isShown).flatMap(([title, isOn]) =>
      [...watched.keys()]
        .filter((target) => target.querySelector('h2, h3')?.textContent.startsWith(title))
        .map((target) => ({ target, intersectionRatio: isOn ? 1 : 0.4 })),
    );
    for (const tell of new Set(watched.values())) {
      tell(entries.filter(({ target }) => watched.get(target) === tell));
    }
  };
}
