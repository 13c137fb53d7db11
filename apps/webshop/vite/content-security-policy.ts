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

/** Every header that the pages of the shop carry in production. */
export function securityHeaders(origins: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
