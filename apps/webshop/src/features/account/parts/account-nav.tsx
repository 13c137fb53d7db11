import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellCog from '@tabler/icons-react/dist/esm/icons/IconBellCog.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { NavLink } from 'react-router';
import type { MenuItem, MenuScreen } from '../../../routes/menu-items.ts';
import { profileMenu } from '../../../routes/profile-menu.ts';
import { Session } from '../../../lib/app/session.ts';
import { Settings } from '../../../lib/app/settings.ts';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { UnreadNotifications } from '../../../lib/shared-state/unread-notifications.ts';
import { useService } from '../../../lib/view-model/use-view-model.ts';
import { NewCount } from './new-count.tsx';

const ICONS: { readonly [Name in MenuScreen]?: typeof IconBell } = {
  vouchers: IconTicket,
  'bookmarked-products': IconHeart,
  reservations: IconCalendar,
  reimbursements: IconReceipt,
  records: IconIdBadge2,
  funds: IconGift,
  notifications: IconBell,
  'preferences-notifications': IconBellCog,
  'security-sessions': IconDevices,
  'identity-emails': IconMail,
};

/** The menu beside the screens of the account, from 64rem on; the profile menu has the same items. */
export const AccountNav = observer(function AccountNav() {
  const translate = useTexts();
  const settings = useService(Settings);
  const session = useService(Session);
  const unread = useService(UnreadNotifications);
  const { isSignedIn, identity } = session;
  useEffect(() => {
    if (identity !== null) void unread.refresh();
  }, [unread, identity]);
  if (!isSignedIn) return null;
  const { yours, account } = profileMenu(settings);
  return (
    <nav className="account-nav desktop-only" aria-label={translate('account.nav.label')}>
      <NavGroup title={translate('shell.menu.yours')} items={yours} />
      <NavGroup title={translate('shell.menu.account')} items={account} unread={unread.count} />
    </nav>
  );
});

/** The same on a phone, in place of the breadcrumbs: one line with the name of the screen, which a press folds out. */
export const AccountMenu = observer(function AccountMenu({ current }: { readonly current: string }) {
  const translate = useTexts();
  const settings = useService(Settings);
  const { isSignedIn } = useService(Session);
  const unread = useService(UnreadNotifications);
  if (!isSignedIn) return null;
  const { yours, account } = profileMenu(settings);
  return (
    <nav className="account-nav account-menu" aria-label={translate('account.nav.label')}>
      <details>
        <summary>
          <span>
            <small>{translate('shell.menu.account')}</small> <b>{current}</b>
          </span>
          <NewCount count={unread.count ?? 0} />
          <IconChevronDown stroke={1.5} aria-hidden="true" />
        </summary>
        <NavGroup title={translate('shell.menu.yours')} items={yours} />
        <NavGroup title={translate('shell.menu.account')} items={account} unread={unread.count} />
      </details>
    </nav>
  );
});

function NavGroup(props: {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly unread?: number | null;
}) {
  const translate = useTexts();
  const href = useHref();
  const id = useId();
  if (props.items.length === 0) return null;
  return (
    <>
      <h2 id={id}>{props.title}</h2>
      <ul className="plain-list" aria-labelledby={id}>
        {props.items.map(({ screen, label, to }) => {
          const Icon = ICONS[screen];
          return (
            <li key={screen}>
              <NavLink to={href(to)}>
                {Icon === undefined ? null : (
                  <span aria-hidden="true">
                    <Icon stroke={1.5} />
                  </span>
                )}
                <span>{translate(label)}</span>
                {screen === 'notifications' ? <NewCount count={props.unread ?? 0} /> : null}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
