import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import { LONGEST } from '@stadstegoed/core/shared/longest.ts';
import { toWebPage } from '../../lib/app/parse-address.ts';

/** The target of the button of a page block: a path of the shop, a web page, a mail or a call; null for anything else. */
export function blockTarget(url: string): string | null {
  if (url.length > LONGEST.address) return null;
  if (url.startsWith('/')) return toShopPath(url);
  if (/^(?:mailto:|tel:)/i.test(url)) return url;
  return /^https?:\/\//i.test(url) && toWebPage(url) !== null ? url : null;
}
