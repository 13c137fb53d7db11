/** Where /redirect leads: a path of the shop, a trusted address elsewhere, a code for the sign-in feature, or home. */
export type RedirectTarget =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'home' };

/** Letters, digits, dash and underscore: all that an auth target code may hold (reference part 1, 5.9). */
const CODE = /^[A-Za-z\d_-]+$/;
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;
const ADDRESS = /^(https?:\/\/[^/?#\\@\s]+)(?:[/?#][^\\\s]*)?$/i;

/**
 * Reads the target of /redirect. A link in a mail must not be able to send people to a stranger's site, so an
 * address elsewhere counts only when its origin (`https://host`, without a path) is a configured one.
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
