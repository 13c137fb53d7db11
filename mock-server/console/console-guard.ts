import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prefersPage } from '../src/http/prefers-page.ts';
import { Refusal } from '../src/http/refusal.ts';
import type { MockPlatformSettings } from '../src/http/platform.ts';

/** Names of this machine that no other machine can take. */
const localNames: readonly string[] = ['localhost', '127.0.0.1', '::1'];

const hostPattern = /^(?<name>\[[\d:a-f]+\]|[\w.-]+)(?::\d{1,5})?$/i;

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Addresses that pages of every origin may read: the map and the geocoder, which stand in for open national services, and the style
 * sheets and fonts. The letter of a mail loads its style sheet from a frame that has no origin.
 */
const openToAll = /^\/_mock\/(?:map\/\d|locatieserver\/|assets\/)/;

/** Data, not pages; `/_mock/api` itself is also the page on which a person reads about the API. */
const isData = /^\/_mock\/api\/[^?]/;

const withoutBrackets = (name: string): string => name.replaceAll(/[[\]]/g, '');

/** The name in a Host header in small letters, without its port; null for a header that is missing or broken. */
function nameIn(host: string | undefined): string | null {
  const name = hostPattern.exec(host ?? '')?.groups?.['name'];
  return name === undefined ? null : withoutBrackets(name.toLowerCase());
}

/** The name that an address of the settings has. */
const nameOf = (url: string): string | null => (URL.canParse(url) ? withoutBrackets(new URL(url).hostname) : null);

/** What says to which mock platform a request was sent. */
type Sent = {
  readonly headers: { readonly host?: string | undefined };
  readonly socket: { readonly localAddress?: string | undefined };
};

/**
 * Does the Host header name this mock platform? A page of another site can point its own name at this machine (DNS rebinding), and
 * then the browser takes our answers for its own. An address of numbers cannot be pointed anywhere, so the one at which the
 * connection came in is an own name too: a phone on the same network may open the console by it.
 */
export function isOwnHost({ headers, socket }: Sent, { publicUrl, shopUrl, host }: MockPlatformSettings): boolean {
  const name = nameIn(headers.host);
  if (name === null) return false;
  const reached = socket.localAddress?.replace('::ffff:', '');
  return [...localNames, nameOf(publicUrl), nameOf(shopUrl), host, reached].includes(name);
}

/** Does the Origin header name this mock platform or its shop? The Host header must have been found good. */
function isOwnOrigin(
  origin: string,
  { host = '' }: IncomingHttpHeaders,
  { publicUrl, shopUrl }: MockPlatformSettings,
): boolean {
  const own = [publicUrl, shopUrl].map((url) => (URL.canParse(url) ? new URL(url).origin : null));
  return [...own, `http://${host}`, `https://${host}`].includes(origin.toLowerCase());
}

/** Did a person follow a link, so that the answer is a page of its own that the page before it cannot read? */
const isNavigation = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-mode'] === 'navigate' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * Does the browser say that a page of another origin asks? Programs say nothing. Of the pages on other ports of this machine only
 * those of the shop are known, by their Origin header.
 */
function isFromElsewhere(headers: IncomingHttpHeaders, settings: MockPlatformSettings): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  const isKnown = origin !== undefined && isOwnOrigin(origin, headers, settings);
  if (origin !== undefined && !isKnown) return true;
  return site === 'cross-site' || (site === 'same-site' && !isKnown);
}

/** May a page of another origin send this request all the same? */
function mayComeFromElsewhere({ method, url, headers }: FastifyRequest): boolean {
  if (!reads.includes(method)) return false;
  if (openToAll.test(url)) return true;
  return isNavigation(headers) && !(isData.test(url) && headers['sec-fetch-site'] === 'cross-site');
}

/** Why a request to the console is refused. */
type Reason = { readonly status: 403 | 421; readonly message: string };

function reasonAgainst(request: FastifyRequest, settings: MockPlatformSettings): Reason | null {
  if (!isOwnHost(request, settings)) {
    const message = `The console answers only at its own address, such as ${settings.publicUrl}/_mock.`;
    return { status: 421, message };
  }
  if (!isFromElsewhere(request.headers, settings) || mayComeFromElsewhere(request)) return null;
  return { status: 403, message: 'The console does not answer another web page. Open it in a tab of its own.' };
}

/**
 * Keeps pages of other sites, which a developer has open in the same browser, from using the console: they can neither change a
 * world nor read what is in it. A request must name this mock platform as its host, and a browser must not say that another origin
 * sent it. Programs, which send no such headers, are not held up.
 */
export function addConsoleGuard(app: FastifyInstance, settings: MockPlatformSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    const reason = reasonAgainst(request, settings);
    if (reason === null) return undefined;
    const { status, message } = reason;
    if (!prefersPage(request)) throw new Refusal(status, () => ({ message }));
    return reply.code(status).type('text/plain; charset=utf-8').send(message);
  });
}
