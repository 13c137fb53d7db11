import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router';
import { useHref } from '../support/shop-link.tsx';
import { useTexts } from '../support/texts.ts';
import { useService } from '../support/use-view-model.ts';
import { ShellModel } from './shell-model.ts';

/** The bar at the bottom of a phone screen with the three links a signed-in resident uses most. */
export const BottomBarView = observer(function BottomBarView() {
  const shell = useService(ShellModel.token);
  const translate = useTexts();
  const href = useHref();
  if (!shell.session.isSignedIn) return null;
  return (
    <nav className="shop-bottom-bar phone-only" aria-label={translate('shell.menu.quick')}>
      <NavLink to={href(goTo('home', {}))} end>
        <IconHome stroke={1.5} aria-hidden />
        {translate('shell.menu.home')}
      </NavLink>
      {shell.flags.fundsMenu && shell.flags.fundsList ? (
        <NavLink to={href(goTo('funds', {}))}>
          <IconGift stroke={1.5} aria-hidden />
          {translate('shell.menu.funds')}
        </NavLink>
      ) : null}
      <NavLink to={href(goTo('vouchers', {}))}>
        <IconTicket stroke={1.5} aria-hidden />
        {translate('shell.menu.vouchers')}
      </NavLink>
    </nav>
  );
});
