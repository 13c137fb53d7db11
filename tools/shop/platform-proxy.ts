import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { createGzip } from 'node:zlib';

/** Proxies a request to the platform: `path` is path and query, the host comes only from the configuration. */
export type PlatformProxy = (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and `Expect`, which Node answers itself. */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** The headers without hop-by-hop headers and these additional ones. */
function onwardHeaders(headers: IncomingHttpHeaders, ...alsoDropped: readonly string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named, ...alsoDropped]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Whether to compress an answer: uncompressed text for a browser that accepts gzip. */
function isWorthCompressing(incoming: IncomingMessage, answer: IncomingMessage): boolean {
  const accepts = /\bgzip\b/.test(String(incoming.headers['accept-encoding'] ?? ''));
  const isText = /^(?:application\/json|image\/svg\+xml)/.test(answer.headers['content-type'] ?? '');
  const hasBody = incoming.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  return accepts && isText && hasBody && answer.headers['content-encoding'] === undefined;
}

/** The headers of a compressed answer; its strong ETag becomes a weak one. */
function compressedHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { etag, vary } = headers;
  return {
    ...onwardHeaders(headers, 'transfer-encoding', 'content-length'),
    'content-encoding': 'gzip',
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    ...(etag === undefined ? {} : { etag: etag.replace(/^(?!W\/)/, 'W/') }),
  };
}

/** Nothing to do: `pipeline` has already closed both sides, also after an abort. */
const bothEnded = (): void => undefined;

/** Sends an answer of the platform to the browser, compressed as by the web server of a deployment. */
function relay(incoming: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse): void {
  const status = answer.statusCode ?? 502;
  if (isWorthCompressing(incoming, answer)) {
    outgoing.writeHead(status, compressedHeaders(answer));
    pipeline(answer, createGzip(), outgoing, bothEnded);
    return;
  }
  outgoing.writeHead(status, onwardHeaders(answer.headers, 'transfer-encoding'));
  pipeline(answer, outgoing, bothEnded);
}

/** Answers 502, or aborts an answer that has started, so that the browser does not treat it as complete. */
function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else if (!outgoing.destroyed)
    outgoing.writeHead(502, { 'Content-Type': 'application/json' }).end('{"message":"The platform does not answer."}');
}

/**
 * Creates a streaming proxy to the platform. Throws for a platform that is not an `http:` URL. Own code, because the
 * available libraries do not pass on an aborted answer as aborted.
 */
export function createPlatformProxy(platform: string): PlatformProxy {
  const { protocol, hostname, port, host } = { ...urlToHttpOptions(new URL(platform)), host: new URL(platform).host };
  if (protocol !== 'http:') throw new Error(`The platform has to be an http: address, not ${platform}.`);
  return (path, incoming, outgoing) => {
    const headers = { ...onwardHeaders(incoming.headers), host };
    const onward = request({ hostname, port, path, method: incoming.method, headers });
    onward.on('response', (answer) => {
      try {
        relay(incoming, answer, outgoing);
      } catch {
        // The answer has an invalid status or header and cannot be passed on.
        answer.destroy();
        refuse(outgoing);
      }
    });
    onward.on('error', () => refuse(outgoing));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };
}
