import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { observer } from 'mobx-react-lite';
import type { MenuItem, MenuScreen } from '../routes/menu-items.ts';
import { profileMenu } from '../routes/profile-menu.ts';
import { KnownBalance } from '../lib/shared-state/known-balance.ts';
import { MenuIcon } from '../lib/links/menu-icon.tsx';
import { NewCount } from '../lib/links/new-count.tsx';
import { ShopLink, useHref } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';
import { useUnread } from './use-unread.ts';
import './profile-list.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export interface ProfileListProps {
  readonly onDialog: (dialog: 'open-in-app' | 'sign-out') => void;
}

/** The content of the profile menu: the money, the account, what else is the resident's, and signing out. */
export const ProfileListView = observer(function ProfileListView({ onDialog }: ProfileListProps) {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const balance = useService(KnownBalance).text(translate);
  const unread = useUnread();
  const { money, account, other } = profileMenu(shell.settings);
  const endOf = (screen: MenuScreen): Elements => {
    if (screen === 'notifications') return <NewCount count={unread} />;
    if (screen !== 'vouchers' || balance === null) return null;
    return <span className="shop-profile__end figures">{balance}</span>;
  };
  return (
    <>
      <Items items={money} endOf={endOf} />
      <Items items={account} endOf={endOf} />
      <Items items={other} endOf={endOf} />
      <ul>
        <li>
          <button type="button" onClick={() => onDialog('open-in-app')}>
            <IconDeviceMobile stroke={1.5} aria-hidden />
            <span>{translate('shell.openInApp')}</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => onDialog('sign-out')}>
            <IconLogout stroke={1.5} aria-hidden />
            <span>{translate('shell.signOut')}</span>
          </button>
        </li>
      </ul>
    </>
  );
});

function Items(props: { readonly items: readonly MenuItem[]; readonly endOf: (screen: MenuScreen) => Elements }) {
  const translate = useTexts();
  const href = useHref();
  if (props.items.length === 0) return null;
  return (
    <ul>
      {props.items.map(({ screen, label, to }) => (
        <li key={screen}>
          <ShopLink href={href(to)}>
            <MenuIcon screen={screen} />
            <span>{translate(label)}</span> {props.endOf(screen)}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** The mark on the button of the menu when there are new messages, with their number for screen readers. */
export const UnreadDot = observer(function UnreadDot() {
  const translate = useTexts();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="shop-profile__dot">
      <span className="visually-hidden">{`, ${translate('notifications.unread', { count })}`}</span>
    </span>
  );
});
