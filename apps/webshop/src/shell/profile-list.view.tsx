import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellCog from '@tabler/icons-react/dist/esm/icons/IconBellCog.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { observer } from 'mobx-react-lite';
import type { MenuItem, MenuScreen } from '../routes/menu-items.ts';
import { profileMenu } from '../routes/profile-menu.ts';
import { KnownBalance } from '../lib/shared-state/known-balance.ts';
import { ShopLink, useHref } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { ShellModel } from './shell-model.ts';
import { UnreadLabel, useUnread } from './unread.view.tsx';
import './profile-list.css';
import type { Elements } from '@stadstegoed/ui/elements.ts';

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

/** Props of the content of the profile menu. */
export interface ProfileListProps {
  readonly onDialog: (dialog: 'open-in-app' | 'sign-out') => void;
}

/** The content of the profile menu: what is the resident's, the account, and signing out. */
export const ProfileListView = observer(function ProfileListView({ onDialog }: ProfileListProps) {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const balance = useService(KnownBalance).text(translate);
  const unread = useUnread();
  const { yours, account } = profileMenu(shell.settings);
  const endOf = (screen: MenuScreen): Elements => {
    if (screen === 'notifications') return <UnreadLabel count={unread} />;
    if (screen !== 'vouchers' || balance === null) return null;
    return <span className="shop-profile__end figures">{balance}</span>;
  };
  return (
    <>
      <Items items={yours} endOf={endOf} />
      <Items items={account} endOf={endOf} />
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
      {props.items.map(({ screen, label, to }) => {
        const Icon = ICONS[screen];
        return (
          <li key={screen}>
            <ShopLink href={href(to)}>
              {Icon === undefined ? null : <Icon stroke={1.5} aria-hidden />}
              <span>{translate(label)}</span> {props.endOf(screen)}
            </ShopLink>
          </li>
        );
      })}
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
