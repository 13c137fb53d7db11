import { Heading, Lead } from '@stadstegoed/ui/heading/heading.tsx';
import type { ReactNode, Ref } from 'react';
import { Trail, type Crumb } from '../../../lib/page/page-head.view.tsx';
import { useWide } from '../../../lib/page/use-wide.ts';
import { AccountMenu, AccountNav } from './account-nav.tsx';
import '@stadstegoed/ui/card/card.css';
import './account-layout.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface AccountLayoutProps {
  readonly title: string;
  readonly between?: readonly Crumb[];
  readonly lead?: ReactNode;
  /** The heading, to move focus to after a dialog that removed its opener. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The one button of the screen, beside the heading. */
  readonly action?: Elements;
  readonly children: Elements;
}

/** A screen of the account: breadcrumbs and the menu of the account beside it, or that menu alone on a phone; heading and content. */
export function AccountLayout({ title, between = [], lead, headingRef, action = null, children }: AccountLayoutProps) {
  const isWide = useWide();
  return (
    <div className="container page">
      {isWide ? <Trail between={between} current={title} /> : <AccountMenu current={title} />}
      <div className="split account-split">
        {isWide ? <AccountNav /> : null}
        <div className="account-content">
          <div className="page-head account-head row row--between">
            <div>
              <Heading level={1} {...(headingRef === undefined ? {} : { ref: headingRef })}>
                {title}
              </Heading>
              {lead === undefined ? null : <Lead>{lead}</Lead>}
            </div>
            {action}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
