/** The path of the page in the list of kept files; it is the same page for every screen. */
export const PAGE = '/index.html';

/**
 * Paths that the worker leaves to the network: the platform and its console, pages whose address holds a token, and files.
 * A kept page would have the headers of the page at `/`, and those of a token page are stricter.
 */
export const NOT_KEPT: readonly RegExp[] = [
  /^\/(?:api|_mock)(?:\/|$)/,
  /^\/(?:auth-link|identity-restore|confirmation\/email)(?:\/|$)/,
  /\.\w+$/,
];

const SCRIPT_OR_STYLE = /["'](\/assets\/[^"']+\.(?:js|css))["']/g;

/**
 * Whether a page belongs to the same build as the kept files. A page of another build would ask for scripts that are not
 * kept. A page of the same build may differ: each deployment writes its environment data into it.
 */
export function isOfSameBuild(html: string, isKept: (path: string) => boolean): boolean {
  const files = [...html.matchAll(SCRIPT_OR_STYLE)].map(([, path = '']) => path);
  return files.length > 0 && files.every(isKept);
}
