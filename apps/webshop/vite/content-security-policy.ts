/** Where maps and addresses come from (PDOK, the national geo services); nothing else outside the shop's own origin is asked. */
const MAP_TILES = 'https://service.pdok.nl';
const ADDRESSES = 'https://api.pdok.nl';

/**
 * The policy of the production build: no script, style or frame from elsewhere and none written inline. `origins` are the
 * further origins of the platform (its API and its pictures) when it does not share the shop's own.
 */
export function contentSecurityPolicy(origins: readonly string[] = []): string {
  const platform = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${MAP_TILES}${platform}`,
    `connect-src 'self' ${ADDRESSES}${platform}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The pages that a link of a mail or of DigiD opens with a token in its address, which signs in whoever has it. */
const TOKEN_PAGES = /^\/(?:auth-link|identity-restore|confirmation\/email)(?:\/|$)/;

/**
 * What a page tells in `Referer` of its own address. Other sites hear the origin only. A page with a token in its address
 * tells nobody, the shop's own server included: the first calls of such a page would write the token into its log.
 */
export const referrerPolicy = (path: string): string =>
  TOKEN_PAGES.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** Every header that the page at `path` carries in production, and every other file of the shop. */
export function securityHeaders(origins: readonly string[] = [], path = '/'): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': referrerPolicy(path),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
