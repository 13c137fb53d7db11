import type { Page } from '@playwright/test';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

const TEXT = /javascript|json|css|html|svg/;
/** The hash in the name of a file of the build, and the mark of a file of the next build. */
const FILE = /-([\w-]{8})\.(js|css)\b/g;
const NEXT_FILE = /-([\w-]{8})next\.(js|css)\b/g;

const isOfFirstBuild = (path: string): boolean => path.search(NEXT_FILE) < 0 && path.search(FILE) >= 0;

/** Headers about the connection, the encoding or the age of a file, which differ for the web server of the test. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
]);

/**
 * A web server in front of the served shop, whose build a test can replace. The next build is the same one with other names
 * of its scripts and style sheets; the old files are gone then. The service worker's script cannot be routed in the browser.
 */
export class Deployment {
  /** Changes the text of the page, as whoever deploys does. */
  changePage = (html: string): string => html;
  readonly #behind: string;
  readonly #server: Server;
  #isNext = false;
  #origin = '';

  constructor(behind: string) {
    this.#behind = behind;
    this.#server = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));
  }

  /** Starts the web server and returns its origin. */
  async start(): Promise<string> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    return this.#origin;
  }

  /** Replaces the build by the next one. */
  deployNext(): void {
    this.#isNext = true;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/';
    if (this.#isNext && isOfFirstBuild(path)) return void outgoing.writeHead(404).end();
    const body = await text(incoming);
    const answer = await fetch(this.#behind + path.replaceAll(NEXT_FILE, '-$1.$2'), {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
        name === 'host' || name === 'connection' ? [] : [[name, String(value)]],
      ),
      redirect: 'manual',
      ...(body === '' ? {} : { body }),
    });
    const headers = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name));
    outgoing.writeHead(answer.status, Object.fromEntries(headers));
    const isText = TEXT.test(answer.headers.get('content-type') ?? '');
    outgoing.end(isText ? this.#changed(path, await answer.text()) : Buffer.from(await answer.arrayBuffer()));
  }

  /** The text of a file with the addresses of this web server, of the build that is deployed. */
  #changed(path: string, content: string): string {
    const here = this.changePage(content.replaceAll(this.#behind, this.#origin));
    if (!this.#isNext || path.startsWith('/api/')) return here;
    // The worker keeps the page under a revision that changes with its content.
    return here.replaceAll(FILE, '-$1next.$2').replace(/(\/index\.html[`"'],revision:[`"'])/, '$1next');
  }
}

/** Waits until the worker has kept the shell and answers this page. */
export async function shellIsCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}
