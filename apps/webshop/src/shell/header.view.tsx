import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router';
import { logo } from 'virtual:variant';
import { placeOf } from '../routes/paths.ts';
import { ShopLink, useHref } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { HeaderSearchView, PhoneSearchView } from './header-search.view.tsx';
import { LanguageSwitchView } from './language-switch.view.tsx';
import { menuOf } from './menu.ts';
import { usePhoneMenu } from './phone-menu-host.tsx';
import { ProfileMenuView } from './profile-menu.view.tsx';
import { ShellModel } from './shell-model.ts';
import './header.css';
import { telephoneLink } from '../lib/links/telephone-link.ts';

/** The page header: logo, language, sign-in or profile; below it the main menu and the help number. */
export const HeaderView = observer(function HeaderView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  const phoneMenu = usePhoneMenu();
  return (
    <header className="shop-header">
      <div className="container">
        <div className="shop-header__bar">
          <LogoView />
          {shell.flags.genericSearch ? <HeaderSearchView /> : null}
          <div className="shop-header__tools desktop-only">
            <LanguageSwitchView />
            {shell.session.isSignedIn ? (
              <ProfileMenuView />
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
          {shell.flags.genericSearch ? <PhoneSearchView /> : null}
          <Button
            className="phone-only"
            appearance="subtle"
            iconOnly
            aria-label={translate('shell.menu.open')}
            icon={<IconMenu2 stroke={1.5} aria-hidden />}
            {...phoneMenu}
          />
        </div>
        <MainMenuView />
      </div>
    </header>
  );
});

const LogoView = observer(function LogoView() {
  const { settings } = useService(ShellModel);
  const href = useHref();
  const { name, municipality } = settings.variant;
  return (
    <ShopLink className="shop-logo" href={href(goTo('home', {}))}>
      <img src={logo} alt="" width={44} height={44} />
      <span translate="no">
        <b>{name}</b>
        <span>{municipality}</span>
      </span>
    </ShopLink>
  );
});

const MainMenuView = observer(function MainMenuView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const href = useHref();
  const { pathname } = useLocation();
  const { telephone_numer: phone } = shell.settings.variant.contact;
  return (
    <nav className="shop-nav desktop-only" aria-label={translate('shell.menu.main')}>
      <ul>
        {menuOf(shell.settings, shell.session.isSignedIn).map((item) => (
          <li key={item.screen}>
            <Link to={href(item.to)} aria-current={placeOf(item.screen, pathname) === null ? undefined : 'page'}>
              {translate(item.label)}
            </Link>
          </li>
        ))}
      </ul>
      <a className="shop-nav__help" href={telephoneLink(phone)}>
        <IconPhone stroke={1.5} size={20} aria-hidden />
        <span>{translate('shell.help.call', { phone })}</span>
      </a>
    </nav>
  );
});
