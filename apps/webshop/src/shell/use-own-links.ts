import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Links to screens of the shop inside HTML of the platform go through the router: a page load would lose the shop's state. */
export function useOwnLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const path = isPlainClick(event) ? ownPathOf(event.target) : null;
      if (path === null) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

/** The path of a link in server HTML; null for other elements, other sites and files. */
function ownPathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.stads-rich-text a[href]') : null;
  if (link === null || link.target === '_blank') return null;
  const url = new URL(link.href, location.href);
  const isFile = /\.\w+$/.test(url.pathname);
  return url.origin === location.origin && !isFile ? toShopPath(url.pathname + url.search + url.hash) : null;
}
