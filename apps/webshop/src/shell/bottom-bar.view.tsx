import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router';
import { isScreenAvailable } from '../routes/screen-availability.ts';
import type { MenuScreen } from '../routes/menu-items.ts';
import { useHref } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { usePhoneMenu } from './phone-menu-host.tsx';
import { ShellModel } from './shell-model.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The bar at the bottom of a phone screen: the links a signed-in resident uses most, and the whole menu. */
export const BottomBarView = observer(function BottomBarView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const phoneMenu = usePhoneMenu();
  if (!shell.session.isSignedIn) return null;
  return (
    <nav className="shop-bottom-bar phone-only" aria-label={translate('shell.menu.quick')}>
      <BarLink screen="home" label={translate('shell.menu.home')} icon={<IconHome stroke={1.5} aria-hidden />} />
      {isScreenAvailable('products', shell.settings) ? (
        <BarLink
          screen="products"
          label={translate('shell.menu.products')}
          icon={<IconShoppingBag stroke={1.5} aria-hidden />}
        />
      ) : null}
      <BarLink
        screen="vouchers"
        beside="reservations"
        label={translate('shell.menu.vouchers')}
        icon={<IconTicket stroke={1.5} aria-hidden />}
      />
      <button type="button" {...phoneMenu}>
        <IconDots stroke={1.5} aria-hidden />
        <span>{translate('shell.menu.more')}</span>
      </button>
    </nav>
  );
});

/** A link of the bar. It is marked on its own screen, on those below it and on the one that shares its tabs. */
function BarLink(props: { screen: MenuScreen; beside?: MenuScreen; label: string; icon: Elements }) {
  const href = useHref();
  const { pathname } = useLocation();
  const path = href(goTo(props.screen, {}));
  const isBelow = props.screen !== 'home' && pathname.startsWith(`${path}/`);
  const isBeside = props.beside !== undefined && pathname === href(goTo(props.beside, {}));
  return (
    <Link to={path} aria-current={pathname === path ? 'page' : isBelow || isBeside ? 'true' : undefined}>
      {props.icon}
      <span>{props.label}</span>
    </Link>
  );
}
