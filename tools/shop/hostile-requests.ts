import { createServer, type Server } from 'node:http';
import { rawRequest } from '../support/raw-request.ts';

/** Bytes that a client sends, the status of the first answer, and what the platform has to receive: nothing when absent. */
interface HostileRequest {
  readonly name: string;
  readonly bytes: string;
  readonly status: number;
  readonly received?: string;
}

const lines = (...all: readonly string[]): string => [...all, '', ''].join('\r\n');

/** Request lines: first those that a server has to understand, so that one which refuses everything does not pass. */
const REQUEST_LINES: readonly (readonly [line: string, status: number, received?: string])[] = [
  ['GET /api/x HTTP/1.1', 200, 'GET /api/x'],
  ['HEAD /api/x HTTP/1.1', 200, 'HEAD /api/x'],
  ['DELETE /api/x HTTP/1.1', 200, 'DELETE /api/x'],
  ['OPTIONS /api/x HTTP/1.1', 200, 'OPTIONS /api/x'],
  ['GET /api/x?y=1 HTTP/1.1', 200, 'GET /api/x?y=1'],
  ['GET /api/x?y=1?z=/../a//b HTTP/1.1', 200, 'GET /api/x?y=1?z=/../a//b'],
  ['GET /api/x? HTTP/1.1', 200, 'GET /api/x?'],
  ['GET /api/x?y=%zz HTTP/1.1', 200, 'GET /api/x?y=%zz'],
  ['GET /api/x#y HTTP/1.1', 200, 'GET /api/x'],
  ['GET /api/x  HTTP/1.1', 200, 'GET /api/x'],
  ['GET /api/x?q[]=1&q[]=2 HTTP/1.1', 200, 'GET /api/x?q[]=1&q[]=2'],
  ['GET /api/caf%C3%A9 HTTP/1.1', 200, 'GET /api/caf%C3%A9'],
  ['GET /api/a%2Fb HTTP/1.1', 200, 'GET /api/a%2Fb'],
  ['GET /api/a;b=1 HTTP/1.1', 200, 'GET /api/a;b=1'],
  ['GET /api/a...b HTTP/1.1', 200, 'GET /api/a...b'],
  ['GET /api/x/ HTTP/1.1', 200, 'GET /api/x/'],
  ['GET /api/a//b HTTP/1.1', 200, 'GET /api/a//b'],
  ['GET http://anywhere.example/api/x?y=1 HTTP/1.1', 200, 'GET /api/x?y=1'],
  ['GET HTTP://anywhere.example:81/api/x HTTP/1.1', 200, 'GET /api/x'],
  ['GET https://user:word@anywhere.example/api/x HTTP/1.1', 200, 'GET /api/x'],
  ['GET / HTTP/1.1', 200],
  ['GET /?x=//elders.example HTTP/1.1', 200],
  ['GET /tegoeden HTTP/1.1', 200],
  ['GET /fondsen/ HTTP/1.1', 200],
  ['HEAD /tegoeden HTTP/1.1', 200],
  ['GET /caf%C3%A9 HTTP/1.1', 404],
  ['GET /index.html HTTP/1.1', 200],
  ['GET http://anywhere.example HTTP/1.1', 200],
  ['GET http://anywhere.example?x=1 HTTP/1.1', 200],
  ['GET http://anywhere.example/tegoeden HTTP/1.1', 200],
  ['GET /assets/home-1a2b.js HTTP/1.1', 200],
  ['GET /assets/home-1a2b.js?v=1 HTTP/1.1', 200],
  ['GET /apix HTTP/1.1', 404],
  ['GET // HTTP/1.1', 400],
  ['GET //stranger/api/x HTTP/1.1', 400],
  ['GET ///stranger/api/x HTTP/1.1', 400],
  ['GET /\\stranger/api/x HTTP/1.1', 400],
  ['GET \\\\stranger/api/x HTTP/1.1', 400],
  ['GET http://anywhere.example//stranger/api/x HTTP/1.1', 400],
  ['GET http:///api/x HTTP/1.1', 400],
  ['GET http:// HTTP/1.1', 400],
  ['GET ftp://stranger/api/x HTTP/1.1', 400],
  ['GET stranger:80 HTTP/1.1', 400],
  ['GET api/x HTTP/1.1', 400],
  ['GET @stranger/api/x HTTP/1.1', 400],
  ['GET * HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 400],
  ['GET /% HTTP/1.1', 400],
  ['GET /assets/%E0%A4%A.js HTTP/1.1', 400],
  ['GET /api/v1/%zz HTTP/1.1', 400],
  ['GET /api/../x HTTP/1.1', 400],
  ['GET /api/%2e%2e/x HTTP/1.1', 400],
  ['GET /api/..%2f..%2fx HTTP/1.1', 400],
  ['GET /api/..\\x HTTP/1.1', 400],
  ['GET /assets/%00.js HTTP/1.1', 400],
  ['GET /../../etc/passwd.txt HTTP/1.1', 403],
  ['GET /assets/..%2f..%2f..%2fetc/passwd.txt HTTP/1.1', 403],
  [`GET /assets/${'a'.repeat(5_000)}.js HTTP/1.1`, 404],
  [`GET /${'a'.repeat(70_000)} HTTP/1.1`, 431],
  ['POST /tegoeden HTTP/1.1', 404],
  ['PROPFIND /api/x HTTP/1.1', 404],
  ['TRACE /api/x HTTP/1.1', 404],
  ['BREW /api/x HTTP/1.1', 400],
  ['GET /api/x HTTP/1.9', 400],
  ['GET /api/x HTTP', 400],
  ['GET /api/x\tHTTP/1.1', 400],
  ['hello', 400],
];

/** Headers that `Connection` names; the body has to stay one, whatever they are. */
const CONNECTION = [
  'content-length',
  'Content-Length',
  'close, content-length',
  'keep-alive, Content-Length, transfer-encoding',
  'transfer-encoding',
  'host',
  'host, content-length',
  'content-type',
  'cookie, authorization',
  'x-mine',
  'te, trailer',
  'close, upgrade',
  'keep-alive',
  ', ,content-length,',
  'proxy-connection, expect',
];
const SMUGGLED = lines('GET /api/smuggled HTTP/1.1', 'Host: shop');
const hex = (text: string): string => text.length.toString(16);
const chunked = (text: string): string => `${hex(text)}\r\n${text}\r\n0\r\n\r\n`;
const length = (text: string): string => `Content-Length: ${text.length}`;
const receivedBody = JSON.stringify(SMUGGLED);

/** Every value of `Connection` with every way of sending a body: 45 combinations. */
const HEADERS: readonly HostileRequest[] = CONNECTION.flatMap((connection) => {
  const others = ['Host: shop', `Connection: ${connection}`, 'X-Mine: 1', 'Upgrade: h2c', 'TE: trailers'];
  return ['GET', 'POST', 'DELETE'].map((method) => ({
    name: `${method} with a body and Connection: ${connection}`,
    bytes: lines(`${method} /api/x HTTP/1.1`, ...others, length(SMUGGLED)) + SMUGGLED,
    status: 200,
    received: method === 'GET' ? 'GET /api/x' : `${method} /api/x ${receivedBody}`,
  }));
});

const post = (...headers: readonly string[]): string => lines('POST /api/x HTTP/1.1', 'Host: shop', ...headers);
const refused = (name: string, bytes: string): HostileRequest => ({ name, bytes, status: 400 });

/** Bodies whose length two servers may read differently. */
const SMUGGLING: readonly HostileRequest[] = [
  ...['GET', 'POST', 'DELETE'].map((method) => ({
    name: `${method} with a chunked body that Connection names`,
    bytes:
      lines(`${method} /api/x HTTP/1.1`, 'Host: shop', 'Connection: transfer-encoding', 'Transfer-Encoding: chunked') +
      chunked(SMUGGLED),
    status: 200,
    received: method === 'GET' ? 'GET /api/x' : `${method} /api/x ${receivedBody}`,
  })),
  {
    name: 'HEAD with a body',
    bytes: lines('HEAD /api/x HTTP/1.1', 'Host: shop', 'Connection: content-length', length(SMUGGLED)) + SMUGGLED,
    status: 200,
    received: 'HEAD /api/x',
  },
  {
    name: 'a body for a page that takes none',
    bytes: lines('POST /tegoeden HTTP/1.1', 'Host: shop', length(SMUGGLED)) + SMUGGLED,
    status: 404,
  },
  {
    name: 'a page with a body',
    bytes: lines('GET /tegoeden HTTP/1.1', 'Host: shop', length(SMUGGLED)) + SMUGGLED,
    status: 200,
  },
  refused('a length and chunks', post(length(SMUGGLED), 'Transfer-Encoding: chunked') + chunked(SMUGGLED)),
  refused('two lengths', post('Content-Length: 0', length(SMUGGLED)) + SMUGGLED),
  refused('a length with a sign', post(`Content-Length: +${SMUGGLED.length}`) + SMUGGLED),
  refused('a list of lengths', post(`Content-Length: 0, ${SMUGGLED.length}`) + SMUGGLED),
  refused('an unknown coding', post('Transfer-Encoding: xchunked') + chunked(SMUGGLED)),
  refused('chunks that are not last', post('Transfer-Encoding: chunked, identity') + chunked(SMUGGLED)),
  refused('a space before the colon', post('Transfer-Encoding : chunked') + chunked(SMUGGLED)),
  refused('a header in two lines', post('X-Mine: 1', ' Transfer-Encoding: chunked', length(SMUGGLED)) + SMUGGLED),
  refused('a line end of one character', `GET /api/x HTTP/1.1\nHost: shop\n\n`),
  refused('a null byte in a header', post('X-Mine: \0', length(SMUGGLED)) + SMUGGLED),
];

/** All hostile requests, beside ordinary ones. */
export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...REQUEST_LINES.map(([line, status, received]) => ({
    name: line.slice(0, 80),
    bytes: lines(line, 'Host: shop'),
    status,
    ...(received === undefined ? {} : { received }),
  })),
  ...HEADERS,
  ...SMUGGLING,
];

/** A platform that notes what it receives and repeats it in its answer. */
export interface RecordingPlatform {
  readonly server: Server;
  /** What it received since this was read. */
  readonly takeReceived: () => readonly string[];
}

export function createRecordingPlatform(): RecordingPlatform {
  const received: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('latin1').on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const text = `${request.method} ${request.url}${body === '' ? '' : ` ${JSON.stringify(body)}`}`;
      received.push(text);
      response.end(`<<${text}>>`);
    });
  });
  return { server, takeReceived: () => received.splice(0) };
}

/**
 * Sends one hostile request and, behind it on the same connection and on a connection of its own, an innocent one.
 * Returns what went wrong: another status, something else at the platform, or an answer that belongs to another request.
 */
export async function wrongWith(port: number, request: HostileRequest, platform: RecordingPlatform): Promise<string[]> {
  const { bytes, status, received } = request;
  const last = lines('GET /api/behind HTTP/1.1', 'Host: shop', 'Connection: close');
  const behind = /^Connection: close/m.test(bytes) ? '' : last;
  const answer = await rawRequest(port, bytes + behind, { host: 'localhost', silence: 5_000 });
  const beside = await (await fetch(`http://localhost:${port}/api/beside`)).text();
  const wrong: string[] = [];
  if (answer.status !== status) wrong.push(`status ${answer.status} instead of ${status}`);
  if (beside !== '<<GET /api/beside>>') wrong.push(`the innocent request got ${beside}`);
  const own = received === undefined ? [] : [received];
  const arrived = platform.takeReceived().filter((text) => text !== 'GET /api/beside' && text !== 'GET /api/behind');
  if (arrived.join() !== own.join()) wrong.push(`the platform received ${arrived.join() || 'nothing'}`);
  const answered = [...answer.text.matchAll(/<<(.*)>>/g)]
    .map(([, text]) => text)
    .filter((text) => text !== 'GET /api/behind');
  const answers = own.filter((text) => !text.startsWith('HEAD'));
  if (answered.join() !== answers.join()) wrong.push(`the answers were ${answered.join() || 'none'}`);
  return wrong;
}
