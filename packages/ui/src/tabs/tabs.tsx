import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useRef, useState } from 'react';
import { CountBadge, CountPlaceholder } from '../badge/badge.tsx';
import { Anchor } from '../link/link-component.tsx';
import './tabs.css';

/** One tab, with its own URL. */
export type Tab = {
  readonly href: string;
  readonly label: string;
  /**
   * The number of items, a large one as a formatted text; null while loading, which reserves the space so that the tabs do
   * not shift.
   */
  readonly count?: number | string | null | undefined;
  readonly current: boolean;
};

/**
 * Tabs as links in a navigation: the selected tab is part of the URL, so that back and sharing work. A line that does not fit
 * scrolls, and shows it with a button for who has no keyboard; focus scrolls it by itself.
 */
export function Tabs(props: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const { line, hasMore } = useLine(props.tabs.length);
  return (
    <nav className="stads-tabs" aria-label={props.label}>
      <div ref={line} className="stads-tabs__line">
        {props.tabs.map((tab, index) => (
          // By its place: the observed element stays when the query in its address changes.
          <Anchor key={index} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
            <span>{tab.label}</span>
            {tab.count === undefined ? null : (
              <> {tab.count === null ? <CountPlaceholder /> : <CountBadge count={tab.count} quiet />}</>
            )}
          </Anchor>
        ))}
      </div>
      {hasMore ? (
        <button
          type="button"
          aria-hidden="true"
          tabIndex={-1}
          className="stads-tabs__more"
          // Or focus would move to a button that goes once the end of the line is reached.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => line.current?.scrollBy({ left: line.current.clientWidth / 2 })}
        >
          <IconChevronRight stroke={1.5} />
        </button>
      ) : null}
    </nav>
  );
}

/** The line of tabs, and whether the last one is cut off. The current tab is scrolled into the line at first. */
function useLine(count: number) {
  const line = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const root = line.current;
    const last = root?.lastElementChild;
    if (!root || !last || typeof IntersectionObserver === 'undefined') return undefined;
    const current = root.querySelector<HTMLElement>('[aria-current]');
    root.scrollLeft = (current?.offsetLeft ?? 0) + (current?.offsetWidth ?? 0) - root.clientWidth;
    // The last entry: a window that changes its size gives several at once.
    const observer = new IntersectionObserver(
      (entries) => setHasMore((entries.at(-1)?.intersectionRatio ?? 1) < 0.95),
      {
        root,
        threshold: 0.95,
      },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, [count]);
  return { line, hasMore };
}
