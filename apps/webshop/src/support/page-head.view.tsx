import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { Breadcrumbs } from '@stadstegoed/ui/breadcrumbs/breadcrumbs.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import type { ReactNode } from 'react';
import { useHref } from './shop-link.tsx';
import { useTexts } from './texts.ts';

/** A breadcrumb: a screen between home and this one. */
export interface Crumb {
  readonly to: Destination;
  readonly label: string;
}

/** Props of the breadcrumbs. */
export interface TrailProps {
  /** The screens between home and this one; none for a screen directly below home. */
  readonly between?: readonly Crumb[];
  /** The name of this screen. */
  readonly current: string;
}

/** The breadcrumbs of a screen; home is added automatically. */
export function Trail({ between = [], current }: TrailProps) {
  const translate = useTexts();
  const href = useHref();
  const trail = [{ to: goTo('home', {}), label: translate('shell.menu.home') }, ...between];
  return (
    <Breadcrumbs
      label={translate('shell.trail')}
      trail={trail.map(({ to, label }) => ({ href: href(to), label }))}
      current={current}
    />
  );
}

/** Props of the head of a screen. */
export interface PageHeadProps {
  readonly title: string;
  readonly between?: readonly Crumb[];
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  /** Further content below the lead, such as a button. */
  readonly children?: ReactNode;
}

/** The head of a screen: breadcrumbs, title, lead. */
export function PageHead({ title, between, lead, children }: PageHeadProps) {
  return (
    <>
      <Trail current={title} {...(between === undefined ? {} : { between })} />
      <div className="page-head">
        <Heading level={1}>{title}</Heading>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
        {children}
      </div>
    </>
  );
}
