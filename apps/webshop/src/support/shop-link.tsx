import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { LinkComponentProps } from '@stadstegoed/ui/link/link-component.tsx';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { toLanguage } from '@stadstegoed/core/shared/language.ts';
import { pathOf } from '../routes/paths.ts';

/** What the links inside give to the history entry that they open, such as the list to return to. Plain data. */
export const LinkState = createContext<object | null>(null);

/** The link component of the controls: navigates with the router, without a page load. */
export function ShopLink({ href, ref, ...rest }: LinkComponentProps) {
  const state = useContext(LinkState);
  return <RouterLink to={href} state={state} {...rest} {...(ref ? { ref } : {})} />;
}

/** Returns a function that gives the path of a destination in the current language, for `href`. */
export function useHref(): (destination: Destination) => string {
  const { i18n } = useTranslation();
  return (destination) => pathOf(destination, toLanguage(i18n.language));
}
