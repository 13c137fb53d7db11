import { LONGEST } from '../shared/longest.ts';
import { toShopPath } from './shop-path.ts';

/** The target of /redirect: a path of the shop, a URL at a trusted origin, a code for the sign-in feature, or home. */
export type RedirectTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'home' };

const CODE = /^[A-Za-z\d_-]+$/;
const ADDRESS = /^(https?:\/\/[^/?#\\@\s\p{Cc}]+)(?:[/?#][^\\\s\p{Cc}]*)?$/iu;

/** Whether a text has the format of an auth target code: letters, digits, dash, underscore. */
export function isTargetCode(written: string): boolean {
  return written.length <= LONGEST.code && CODE.test(written);
}

/**
 * Parses the target of /redirect. To prevent open redirects, a URL outside the shop is accepted only when its origin
 * (`https://host`, without a path) is configured.
 */
export function readRedirectTarget(target: string | null, trustedOrigins: readonly string[]): RedirectTarget {
  const written = target ?? '';
  const path = toShopPath(written);
  if (path !== null) return { kind: 'path', path };
  if (isTargetCode(written)) return { kind: 'code', code: written };
  const origin = originOf(written);
  const trusted = origin !== null && trustedOrigins.some((candidate) => originOf(candidate) === origin);
  return trusted ? { kind: 'leave', url: written } : { kind: 'home' };
}

function originOf(address: string): string | null {
  if (address.length > LONGEST.address) return null;
  return ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
}
