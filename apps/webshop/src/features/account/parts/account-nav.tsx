import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { Badge } from '@stadstegoed/ui/badge/badge.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuItem } from '../../../routes/menu-items.ts';
import { placeOf } from '../../../routes/paths.ts';
import { profileMenu, type ProfileMenu } from '../../../routes/profile-menu.ts';
import { Dialogs } from '../../../lib/app/dialogs.ts';
import { Session } from '../../../lib/app/session.ts';
import { Settings } from '../../../lib/app/settings.ts';
import { MenuIcon } from '../../../lib/links/menu-icon.tsx';
import { NewCount } from '../../../lib/links/new-count.tsx';
import { useHref } from '../../../lib/links/shop-link.tsx';
import { useTexts } from '../../../lib/texts/texts.ts';
import { BalanceReader } from '../../../lib/shared-state/balance-reader.ts';
import { UnreadNotifications } from '../../../lib/shared-state/unread-notifications.ts';
import { useService } from '../../../lib/view-model/use-view-model.ts';

/** The menu of the account, and the number of new messages; null for a visitor. The balance, if asked for, is read after them. */
function useAccountMenu(balance: BalanceReader | null): (ProfileMenu & { readonly unread: number }) | null {
  const settings = useService(Settings);
  const { isSignedIn, identity } = useService(Session);
  const unread = useService(UnreadNotifications);
  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    const read = async () => {
      await unread.refresh();
      if (!signal.aborted) await balance?.refresh({ signal });
    };
    if (identity !== null) void read();
    return () => reading.abort();
  }, [unread, balance, identity]);
  return isSignedIn ? { ...profileMenu(settings), unread: unread.count ?? 0 } : null;
}

/** The menu beside the screens of the account, from 64rem on. The header above it shows the balance on all of them. */
export const AccountNav = observer(function AccountNav() {
  const translate = useTexts();
  const menu = useAccountMenu(useService(BalanceReader));
  if (menu === null) return null;
  return (
    <nav className="account-nav account-side no-print" aria-label={translate('shell.menu.account')}>
      <Group title={translate('shell.menu.money')} items={menu.money} unread={menu.unread} />
      <Group title={translate('shell.menu.account')} items={menu.account} unread={menu.unread} />
      <SignOut />
    </nav>
  );
});

/** The same on a phone, in place of the breadcrumbs: one line with the name of the screen, which a press folds out. */
export const AccountMenu = observer(function AccountMenu({ current }: { readonly current: string }) {
  const translate = useTexts();
  const { pathname } = useLocation();
  const menu = useAccountMenu(null);
  if (menu === null) return null;
  const items = [...menu.money, ...menu.account];
  const here = items.find(({ screen }) => placeOf(screen, pathname) === 'here');
  return (
    <nav className="account-nav account-menu no-print" aria-label={translate('shell.menu.account')}>
      <details>
        <summary>
          {here === undefined ? null : <MenuIcon screen={here.screen} />}
          <span>
            <small>{translate('shell.menu.account')}</small> <b>{current}</b>
          </span>
          {menu.unread === 0 ? null : <Badge>{translate('shell.menu.new', { unread: menu.unread })}</Badge>}
          <IconChevronDown stroke={1.5} aria-hidden="true" />
        </summary>
        <Items items={items} unread={menu.unread} />
        <SignOut />
      </details>
    </nav>
  );
});

interface ItemsProps {
  readonly items: readonly MenuItem[];
  readonly unread: number;
  readonly labelledBy?: string;
}

function Group({ title, items, unread }: ItemsProps & { readonly title: string }) {
  const id = useId();
  return (
    <>
      <h2 id={id}>{title}</h2>
      <Items items={items} unread={unread} labelledBy={id} />
    </>
  );
}

function Items({ items, unread, labelledBy }: ItemsProps) {
  const translate = useTexts();
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map(({ screen, label, to }) => (
        <li key={screen}>
          <Link to={href(to)} aria-current={placeOf(screen, pathname) === null ? undefined : 'page'}>
            <MenuIcon screen={screen} />
            <span>{translate(label)}</span>
            {screen === 'notifications' ? <NewCount count={unread} /> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function SignOut() {
  const translate = useTexts();
  const dialogs = useService(Dialogs);
  return (
    <button type="button" onClick={() => dialogs.open('sign-out', {})}>
      <IconLogout stroke={1.5} aria-hidden="true" />
      <span>{translate('shell.signOut')}</span>
    </button>
  );
}
