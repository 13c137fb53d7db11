import { CountBadge } from '../badge/badge.tsx';
import { Anchor } from '../link/link-component.tsx';
import './tabs.css';

/** One tab; it is an address of its own. */
export type Tab = {
  readonly href: string;
  readonly label: string;
  readonly count?: number | undefined;
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
            <>
              {' '}
              <CountBadge count={tab.count} quiet />
            </>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
