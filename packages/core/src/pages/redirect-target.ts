/** The target of /redirect: a path of the shop, a URL at a trusted origin, a code for the sign-in feature, or home. */
export type RedirectTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'home' };

/** The characters of an auth target code: letters, digits, dash and underscore (reference part 1, 5.9). */
const CODE = /^[A-Za-z\d_-]+$/;
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;
const ADDRESS = /^(https?:\/\/[^/?#\\@\s]+)(?:[/?#][^\\\s]*)?$/i;

/**
 * Parses the target of /redirect. To prevent open redirects, a URL outside the shop is accepted only when its origin
 * (`https://host`, without a path) is configured.
 */
export function readRedirectTarget(target: string | null, trustedOrigins: readonly string[]): RedirectTarget {
  const written = target ?? '';
  if (OWN_PATH.test(written)) return { kind: 'path', path: written };
  if (CODE.test(written)) return { kind: 'code', code: written };
  const origin = originOf(written);
  const trusted = origin !== null && trustedOrigins.some((candidate) => originOf(candidate) === origin);
  return trusted ? { kind: 'leave', url: written } : { kind: 'home' };
}

function originOf(address: string): string | null {
  return ADDRESS.exec(address)?.[1]?.toLowerCase() ?? null;
}
