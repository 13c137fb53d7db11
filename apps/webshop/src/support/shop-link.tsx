import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { LinkComponentProps } from '@stadstegoed/ui/link/link-component.tsx';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { toLanguage } from '@stadstegoed/core/shared/language.ts';
import { pathOf } from '../routes/paths.ts';

/** How links of the controls move inside the shop: through the router, without loading the page anew. */
export function ShopLink({ href, ref, ...rest }: LinkComponentProps) {
  return <RouterLink to={href} {...rest} {...(ref ? { ref } : {})} />;
}

/** Turns a destination into the address of the current language, for the `href` of links and buttons. */
export function useHref(): (destination: Destination) => string {
  const { i18n } = useTranslation();
  return (destination) => pathOf(destination, toLanguage(i18n.language));
}
