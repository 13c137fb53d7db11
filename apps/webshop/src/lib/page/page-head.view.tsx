import { goTo, type Destination } from '@stadstegoed/core/shared/destination.ts';
import { BackLink, Breadcrumbs } from '@stadstegoed/ui/breadcrumbs/breadcrumbs.tsx';
import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isScreenAvailable } from '../../routes/screen-availability.ts';
import { Settings } from '../app/settings.ts';
import { useHref } from '../links/shop-link.tsx';
import { useTexts } from '../texts/texts.ts';
import { useService } from '../view-model/use-view-model.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/**
 * What a screen is called in the breadcrumbs: by its label, or by the name of what it shows, from outside the shop, which takes
 * the place of the label once it is known.
 */
type ScreenLabel =
  | { readonly label: string; readonly name?: string | null }
  | { readonly label?: never; readonly name: string };

/** A breadcrumb: a screen between home and this one. */
export type Crumb = ScreenLabel & { readonly to: Destination };

export interface TrailProps {
  /** The screens between home and this one; none for a screen directly below home. */
  readonly between?: readonly Crumb[];
  /** The label of this screen. */
  readonly current: string;
  /** The name of what this screen shows, from outside the shop, in the place of `current`; null while it is unknown. */
  readonly name?: string | null;
}

const labelOf = ({ label, name }: ScreenLabel): ReactNode => (name ? <ContentText>{name}</ContentText> : label);

/** The breadcrumbs of a screen: home, and the screens between that this deployment has. */
export const Trail = observer(function Trail({ between = [], current, name = null }: TrailProps) {
  const translate = useTexts();
  const href = useHref();
  const settings = useService(Settings);
  const home: Crumb = { to: goTo('home', {}), label: translate('shell.menu.home') };
  return (
    <Breadcrumbs
      label={translate('shell.trail')}
      trail={[home, ...between.filter(({ to }) => isScreenAvailable(to.screen, settings))].map((crumb) => ({
        href: href(crumb.to),
        label: labelOf(crumb),
      }))}
      current={labelOf({ label: current, name })}
    />
  );
});

/** One link back in place of the breadcrumbs. */
export function TrailBack(props: { readonly to: Crumb }) {
  const translate = useTexts();
  const href = useHref();
  return <BackLink label={translate('shell.trail')} to={{ href: href(props.to.to), label: labelOf(props.to) }} />;
}

export interface PageHeadProps {
  readonly title: string;
  readonly between?: readonly Crumb[];
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  /** Further content below the lead, such as a button. */
  readonly children?: Elements;
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
