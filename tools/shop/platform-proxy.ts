import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import { createGzip } from 'node:zlib';

/** Hands a call on to the platform: `path` is path and query, the host comes from the configuration alone. */
export type PlatformProxy = (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Headers that are about one connection and not about the message (RFC 9110, section 7.6.1), and `Expect`, which Node answers itself. */
const OF_ONE_CONNECTION = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** The headers of a message for its next connection. */
function onwardHeaders(headers: IncomingHttpHeaders, ...alsoDropped: readonly string[]): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...OF_ONE_CONNECTION, ...named, ...alsoDropped]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Whether an answer of the platform gains by being compressed on its way: text that nobody compressed yet. */
function isWorthCompressing(incoming: IncomingMessage, answer: IncomingMessage): boolean {
  const accepts = /\bgzip\b/.test(String(incoming.headers['accept-encoding'] ?? ''));
  const isText = /^(?:application\/json|image\/svg\+xml)/.test(answer.headers['content-type'] ?? '');
  const hasBody = incoming.method !== 'HEAD' && answer.statusCode !== 204 && answer.statusCode !== 304;
  return accepts && isText && hasBody && answer.headers['content-encoding'] === undefined;
}

/** The headers of an answer that is compressed on its way; a tag of its bytes becomes a tag of its meaning. */
function compressedHeaders({ headers }: IncomingMessage): IncomingHttpHeaders {
  const { etag, vary } = headers;
  return {
    ...onwardHeaders(headers, 'transfer-encoding', 'content-length'),
    'content-encoding': 'gzip',
    vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
    ...(etag === undefined ? {} : { etag: etag.replace(/^(?!W\/)/, 'W/') }),
  };
}

/** `pipeline` has ended both sides by then; an answer that broke off is broken off for the browser too. */
const bothEnded = (): void => undefined;

/** Sends an answer of the platform to the browser, compressed as the web server of a deployment does. */
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

/** Says that there is no answer; breaks off one that has begun, which the browser must not take for a whole one. */
function refuse(outgoing: ServerResponse): void {
  if (outgoing.headersSent) outgoing.destroy();
  else if (!outgoing.destroyed)
    outgoing.writeHead(502, { 'Content-Type': 'application/json' }).end('{"message":"The platform does not answer."}');
}

/**
 * Hands calls on to the platform, streaming both ways. Throws for a platform that is no `http:` address. Own code, because
 * what it guarantees (a cut answer stays cut) is the part that the libraries for it leave out.
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
        // A status or a header that HTTP does not have: the answer cannot be sent on.
        answer.destroy();
        refuse(outgoing);
      }
    });
    onward.on('error', () => refuse(outgoing));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };
}
