import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBellCog from '@tabler/icons-react/dist/esm/icons/IconBellCog.mjs';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs';
import IconDiscount from '@tabler/icons-react/dist/esm/icons/IconDiscount.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { MenuScreen } from '../../routes/menu-items.ts';

const ICONS: { readonly [Name in MenuScreen]?: typeof IconBell } = {
  home: IconHome,
  products: IconShoppingBag,
  actions: IconDiscount,
  providers: IconMapPin,
  explanation: IconHelpCircle,
  vouchers: IconTicket,
  'bookmarked-products': IconHeart,
  reservations: IconCalendar,
  reimbursements: IconReceipt,
  'own-requests': IconFileText,
  records: IconIdBadge2,
  funds: IconGift,
  notifications: IconBell,
  'preferences-notifications': IconBellCog,
  'security-sessions': IconDevices,
  'identity-emails': IconMail,
};

/** The icon of an entry of the menus. */
export function MenuIcon({ screen }: { readonly screen: MenuScreen }) {
  const Icon = ICONS[screen];
  return Icon === undefined ? null : <Icon stroke={1.5} aria-hidden="true" />;
}
