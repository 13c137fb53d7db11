/**
 * The origins of map tiles and addresses (PDOK, the national geo services), the only external origins besides the
 * platform.
 */
const MAP_TILES = 'https://service.pdok.nl';
const ADDRESSES = 'https://api.pdok.nl';

/**
 * The policy of the production build: no external or inline scripts, styles or frames. `origins` are the origins of the
 * platform (its API and its pictures) when they differ from the shop's.
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
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The pages that links in mails and DigiD open with a sign-in token in the address. */
const TOKEN_PAGES = /^\/(?:auth-link|identity-restore|confirmation\/email)(?:\/|$)/i;

/**
 * The referrer policy of a page. Other sites receive the origin only. A page with a token in its address sends no
 * `Referer` at all, also not to the shop's own server, because it would write the token into its log.
 */
export const referrerPolicy = (path: string): string =>
  TOKEN_PAGES.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/**
 * The headers of every answer of the platform on the shop's origin. It is data for the shop: opened as a page it runs no script,
 * which would find the token of the resident, and is of another origin than the shop.
 */
export const answerHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
};

/** The security headers of the page at `path` in production, and of every other file of the shop. */
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
