import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Drawer } from '@stadstegoed/ui/dialog/dialog.tsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuItem } from '../routes/menu-items.ts';
import { placeOf } from '../routes/paths.ts';
import { profileMenu } from '../routes/profile-menu.ts';
import { MenuIcon } from '../lib/links/menu-icon.tsx';
import { NewCount } from '../lib/links/new-count.tsx';
import { useHref } from '../lib/links/shop-link.tsx';
import { KnownBalance } from '../lib/shared-state/known-balance.ts';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { LanguageSwitchView } from './language-switch.view.tsx';
import { menuOf } from './menu.ts';
import { ShellModel } from './shell-model.ts';
import { useUnread } from './use-unread.ts';

/** The phone menu: both menus in one drawer, with language and sign-in or sign-out at the bottom. */
export const PhoneMenuView = observer(function PhoneMenuView(props: { open: boolean; onClose: () => void }) {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const { key } = useLocation();
  const shownOn = useRef(key);
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    close();
  }, [key]);
  const { isSignedIn } = shell.session;
  const handleOpenInApp = () => {
    props.onClose();
    shell.dialogs.open('open-in-app', {});
  };
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      title={translate('shell.menu.title')}
      closeLabel={translate('shell.close')}
      footer={<DrawerFoot onClose={props.onClose} />}
    >
      <nav aria-label={translate('shell.menu.main')}>
        <MenuLines items={menuOf(shell.settings, isSignedIn)} />
      </nav>
      {isSignedIn ? (
        <nav aria-label={translate('shell.menu.profile')}>
          <ResidentLines />
          <Button appearance="subtle" icon={<IconDeviceMobile stroke={1.5} aria-hidden />} onClick={handleOpenInApp}>
            {translate('shell.openInApp')}
          </Button>
        </nav>
      ) : null}
    </Drawer>
  );
});

/** The profile menu, without the funds, which the main menu has. */
const ResidentLines = observer(function ResidentLines() {
  const { settings } = useService(ShellModel);
  const translate = useTexts();
  const unread = useUnread();
  const balance = useService(KnownBalance).text(translate);
  const { money, account, other } = profileMenu(settings);
  return (
    <>
      <h3 className="shop-drawer__heading">{translate('shell.menu.money')}</h3>
      {balance === null ? null : <p className="figures">{translate('shell.menu.balance', { amount: balance })}</p>}
      <MenuLines items={money} />
      <h3 className="shop-drawer__heading">{translate('shell.menu.account')}</h3>
      <MenuLines items={[...account, ...other.filter(({ screen }) => screen !== 'funds')]} unread={unread} />
    </>
  );
});

function MenuLines(props: { readonly items: readonly MenuItem[]; readonly unread?: number }) {
  const translate = useTexts();
  const href = useHref();
  const { pathname } = useLocation();
  return (
    <ul className="shop-drawer__list">
      {props.items.map((item) => (
        <li key={item.label}>
          <Link to={href(item.to)} aria-current={placeOf(item.screen, pathname) === null ? undefined : 'page'}>
            <MenuIcon screen={item.screen} />
            <span>{translate(item.label)}</span>
            {item.screen === 'notifications' ? <NewCount count={props.unread ?? 0} /> : null}
            <IconChevronRight stroke={1.5} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const DrawerFoot = observer(function DrawerFoot(props: { onClose: () => void }) {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  const handleSignOut = () => {
    props.onClose();
    shell.dialogs.open('sign-out', {});
  };
  return (
    <div className="row row--between">
      <LanguageSwitchView />
      {shell.session.isSignedIn ? (
        <Button icon={<IconLogout stroke={1.5} aria-hidden />} onClick={handleSignOut}>
          {translate('shell.signOut')}
        </Button>
      ) : shell.flags.startButton ? (
        <ButtonLink
          appearance="primary"
          href={href(goTo('start', {}))}
          icon={<IconUser stroke={1.5} aria-hidden />}
          onClick={shell.beginSignIn}
        >
          {translate('shell.start')}
        </ButtonLink>
      ) : null}
    </div>
  );
});
