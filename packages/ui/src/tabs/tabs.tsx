import { CountBadge, CountPlace } from '../badge/badge.tsx';
import { Anchor } from '../link/link-component.tsx';
import './tabs.css';

/** One tab; it is an address of its own. */
export type Tab = {
  readonly href: string;
  readonly label: string;
  /** How many there are; null while that is not known yet, which keeps its place free so that no tab jumps. */
  readonly count?: number | null | undefined;
  readonly current: boolean;
};

/** Tabs whose choice stands in the address: links in a navigation, so that back, sharing and a screen reader simply work. */
export function Tabs(props: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className="stads-tabs" aria-label={props.label}>
      {props.tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count === undefined ? null : (
            <> {tab.count === null ? <CountPlace /> : <CountBadge count={tab.count} quiet />}</>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
