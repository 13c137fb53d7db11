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

/** Tabs as links in a navigation: the selected tab is part of the URL, so that back and sharing work. */
export function Tabs(props: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="stads-tabs" aria-label={props.label}>
      {props.tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          <span>{tab.label}</span>
          {tab.count === undefined ? null : (
            <> {tab.count === null ? <CountPlaceholder /> : <CountBadge count={tab.count} quiet />}</>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
