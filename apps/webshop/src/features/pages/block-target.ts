import { toShopPath } from '@stadstegoed/core/pages/shop-path.ts';
import { LONGEST } from '@stadstegoed/core/shared/longest.ts';

/** The target of the button of a page block: a path of the shop, a web page, a mail or a call; null for anything else. */
export function blockTarget(url: string): string | null {
  if (url.length > LONGEST.address) return null;
  if (url.startsWith('/')) return toShopPath(url);
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) ? url : null;
}
