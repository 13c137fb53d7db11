import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Anchor } from '../link/link-component.tsx';
import './breadcrumbs.css';

/** A parent page of the current page. */
export type Crumb = { readonly href: string; readonly label: ReactNode };

/** The path from home to the current page; the current page is not a link. */
export function Breadcrumbs(props: {
  /** The accessible name of the navigation, "Kruimelpad". */
  readonly label: string;
  readonly trail: readonly Crumb[];
  readonly current: ReactNode;
}) {
  return (
    <nav className="stads-breadcrumbs no-print" aria-label={props.label}>
      <ol>
        {props.trail.map((crumb) => (
          <li key={crumb.href}>
            <Anchor href={crumb.href}>{crumb.label}</Anchor>
            <IconChevronRight size={16} stroke={1.5} aria-hidden="true" />
          </li>
        ))}
        <li>
          <span aria-current="page">{props.current}</span>
        </li>
      </ol>
    </nav>
  );
}

/** One link back to the parent page, in place of the path, while somebody fills in a long form. */
export function BackLink(props: { readonly label: string; readonly to: Crumb }) {
  return (
    <nav className="stads-breadcrumbs no-print" aria-label={props.label}>
      <Anchor href={props.to.href}>
        <IconChevronLeft size={20} stroke={1.5} aria-hidden="true" />
        <span>{props.to.label}</span>
      </Anchor>
    </nav>
  );
}
