/** The path of the page in the list of kept files; it is the same page for every screen. */
export const PAGE = '/index.html';

/**
 * Paths that the worker leaves to the network: the platform and its console, pages whose address holds a token, and files.
 * A kept page would have the headers of the page at `/`, and those of a token page are stricter.
 */
export const NETWORK_ONLY: readonly RegExp[] = [
  /^\/(?:api|_mock)(?:\/|$)/,
  /^\/(?:auth-link|identity-restore|confirmation\/email)(?:\/|$)/,
  /\.\w+$/,
];

/** Whether a page is the shop's own, of whatever build, and not that of a proxy or a Wi-Fi (reading 50). */
export const isShopPage = (html: string): boolean => html.includes('id="root"');

/**
 * Whether an answer is the file that the worker wants to keep. Something else may answer in its place, with a page of its own or
 * with nothing (reading 50); if that was kept, the shop would not start any more.
 */
export async function isOwnFile(path: string, answer: Response, isKept: (path: string) => boolean): Promise<boolean> {
  if (answer.status !== 200) return false;
  if (path === PAGE) return isOfSameBuild(await answer.text(), isKept);
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') === true;
  return !isPage && (await answer.arrayBuffer()).byteLength > 0;
}

const SCRIPT_OR_STYLE = /["'](\/assets\/[^"']+\.(?:js|css))["']/g;

/**
 * Whether a page belongs to the same build as the kept files. A page of another build would ask for scripts that are not
 * kept. A page of the same build may differ: each deployment writes its environment data into it.
 */
export function isOfSameBuild(html: string, isKept: (path: string) => boolean): boolean {
  const files = [...html.matchAll(SCRIPT_OR_STYLE)].map(([, path = '']) => path);
  return files.length > 0 && files.every(isKept);
}
