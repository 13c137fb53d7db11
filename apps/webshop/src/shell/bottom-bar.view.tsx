import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router';
import { isScreenAvailable } from '../routes/screen-availability.ts';
import type { MenuItem, MenuScreen } from '../routes/menu-items.ts';
import { placeOf } from '../routes/paths.ts';
import { profileMenu } from '../routes/profile-menu.ts';
import { useHref } from '../lib/links/shop-link.tsx';
import { useTexts } from '../lib/texts/texts.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import { usePhoneMenu } from './phone-menu-host.tsx';
import { LateUnreadDot } from './profile-menu.view.tsx';
import { ShellModel } from './shell-model.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

/** The bar at the bottom of a phone screen: the links a signed-in resident uses most, and the whole menu. */
export const BottomBarView = observer(function BottomBarView() {
  const shell = useService(ShellModel);
  const translate = useTexts();
  const phoneMenu = usePhoneMenu();
  const { pathname } = useLocation();
  if (!shell.session.isSignedIn) return null;
  const { money, account, other } = profileMenu(shell.settings);
  const marked = (items: readonly MenuItem[]) =>
    items.some(({ screen }) => placeOf(screen, pathname) !== null) || undefined;
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
        isAround={marked(money)}
        label={translate('shell.menu.vouchers')}
        icon={<IconTicket stroke={1.5} aria-hidden />}
      />
      <button type="button" aria-current={marked([...account, ...other])} {...phoneMenu}>
        <IconDots stroke={1.5} aria-hidden />
        <span>{translate('shell.menu.more')}</span>
        <LateUnreadDot />
      </button>
    </nav>
  );
});

/** A link of the bar. It is marked on its own screen, on those below it and on those of its group. */
function BarLink(props: { screen: MenuScreen; isAround?: true | undefined; label: string; icon: Elements }) {
  const href = useHref();
  const place = placeOf(props.screen, useLocation().pathname);
  const around = place === 'below' || props.isAround === true ? 'true' : undefined;
  return (
    <Link to={href(goTo(props.screen, {}))} aria-current={place === 'here' ? 'page' : around}>
      {props.icon}
      <span>{props.label}</span>
    </Link>
  );
}
