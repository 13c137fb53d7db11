import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHostAllowed } from 'host-validation-middleware';
import type { MockPlatformSettings } from '../src/http/platform.ts';
import { prefersPage } from '../src/http/prefers-page.ts';
import { Refusal } from '../src/http/refusal.ts';

const reads: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Addresses that pages of every origin may read: the map and the geocoder, which stand in for open national services, and the style
 * sheets and fonts. The letter of a mail loads its style sheet from a frame that has no origin.
 */
const openToAll = /^\/_mock\/(?:map\/\d|locatieserver\/|assets\/)/;

/** Data, not pages; `/_mock/api` itself is also the page on which a person reads about the API. */
const isData = /^\/_mock\/api\/[^?]/;

/** Does a browser say that a page of another origin asks? Programs say nothing; the pages of the shop are known by their origin. */
function isFromElsewhere({ headers }: FastifyRequest, ownOrigins: readonly string[]): boolean {
  const { host, origin, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return true;
  if (origin === undefined) return site === 'same-site';
  return !ownOrigins.includes(origin) && URL.parse(origin)?.host !== host;
}

/** May a page of another origin send this all the same? A link that a person follows leads to a page that it cannot read. */
function mayComeFromElsewhere({ method, url, headers }: FastifyRequest): boolean {
  if (!reads.includes(method)) return false;
  if (openToAll.test(url)) return true;
  const isLink = headers['sec-fetch-mode'] === 'navigate' && (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return isLink && !(isData.test(url) && headers['sec-fetch-site'] === 'cross-site');
}

/**
 * Keeps pages of other sites, which a developer has open in the same browser, from using the console: they can neither change a
 * world nor read what is in it. The Host header must be a name of this machine, because another site can point its own name at it
 * (DNS rebinding), and a browser must not say that another origin asks. Programs, which send no such headers, are not held up.
 */
export function addConsoleGuard(app: FastifyInstance, { publicUrl, shopUrl, host }: MockPlatformSettings): void {
  const own = [publicUrl, shopUrl].flatMap((url) => URL.parse(url) ?? []);
  const names = [...own.map((url) => url.hostname), ...(host === null ? [] : [host])];
  const origins = own.map((url) => url.origin);
  app.addHook('onRequest', async (request, reply) => {
    const refuse = (status: 403 | 421, message: string): unknown => {
      if (!prefersPage(request)) throw new Refusal(status, () => ({ message }));
      return reply.code(status).type('text/plain; charset=utf-8').send(message);
    };
    if (!isHostAllowed(request.headers.host?.toLowerCase(), names)) {
      return refuse(421, `The console answers only at its own address, such as ${publicUrl}/_mock.`);
    }
    if (isFromElsewhere(request, origins) && !mayComeFromElsewhere(request)) {
      return refuse(403, 'The console does not answer another web page. Open it in a tab of its own.');
    }
    return undefined;
  });
}
