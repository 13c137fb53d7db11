import { createContext, useContext, type MouseEvent } from 'react';
import { Link as RouterLink, UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import type { LinkComponentProps } from '@stadstegoed/ui/link/link-component.tsx';
import type { Destination } from '@stadstegoed/core/shared/destination.ts';
import { pathOf } from '../../routes/paths.ts';
import { useLanguage } from '../texts/use-language.ts';

/** What the links inside give to the history entry that they open, such as the list to return to. Plain data. */
export const LinkState = createContext<object | null>(null);

/** The link component of the controls: navigates with the router, without a page load. */
export function ShopLink(props: LinkComponentProps) {
  return props.href.startsWith('/') ? <PathLink {...props} /> : <RelativeLink {...props} />;
}

/** A link to a query of the current screen, which the router completes. */
function RelativeLink({ href, ref, ...rest }: LinkComponentProps) {
  const state = useContext(LinkState);
  return <RouterLink to={href} state={state} {...rest} {...(ref ? { ref } : {})} />;
}

/**
 * A link to a path. The router's own link renders again at every change of the address, which on a list with a filter is
 * every press; a path stays the same, so this one asks the router only when it is pressed.
 */
function PathLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const state = useContext(LinkState);
  const { navigator, basename } = useContext(NavigationContext);
  const address = navigator.createHref(basename === '/' ? href : `${basename}${href}`);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event, rest.target)) return;
    event.preventDefault();
    // A press on the screen that is shown adds no entry to the history.
    const isHere = address === location.pathname + location.search + location.hash;
    if (isHere) navigator.replace(href, state);
    else navigator.push(href, state);
  };
  return (
    <a {...rest} href={address} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether a press follows the link here, instead of in another tab. */
function isPlainPress(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && (target === undefined || target === '_self');
}

/** Returns a function that gives the path of a destination in the current language, for `href`. */
export function useHref(): (destination: Destination) => string {
  const language = useLanguage();
  return (destination) => pathOf(destination, language);
}
