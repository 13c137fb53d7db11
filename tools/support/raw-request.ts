import { connect } from 'node:net';

/** The data received over a raw connection until it closed. */
export interface RawAnswer {
  readonly text: string;
  /** The status of the first answer; undefined when the connection closed without one. */
  readonly status: number | undefined;
  /** False when the connection was closed after `silence`. */
  readonly isClosed: boolean;
}

/** The options of a raw request. */
interface RawOptions {
  readonly host?: string;
  /** Closes the connection after this many milliseconds without data; by default waits until it closes. */
  readonly silence?: number;
}

/**
 * Sends raw bytes to a server, for request lines that client libraries do not send, and reads until the connection
 * closes. Never rejects, also not for a reset connection.
 */
export function rawRequest(port: number, text: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { host = '127.0.0.1', silence } = options;
  return new Promise((resolve) => {
    const socket = connect(port, host);
    let received = '';
    let isClosed = true;
    const giveUp = (): void => {
      isClosed = false;
      socket.destroy();
    };
    if (silence !== undefined) socket.setTimeout(silence, giveUp);
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(received) ?? [];
      resolve({ text: received, status: status === undefined ? undefined : Number(status), isClosed });
    });
    socket.write(text, 'latin1');
  });
}

/** A request with this line and minimal headers, after which the server closes the connection. */
export const requestOf = (line: string, ...headers: readonly string[]): string =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

/** Requests that a server must survive: malformed requests, attacks and unsupported methods. */
export const MALFORMED_REQUESTS: readonly (readonly [name: string, text: string])[] = [
  ['an empty host', requestOf('GET // HTTP/1.1')],
  ['a host in the path', requestOf('GET //127.0.0.1:9/api/x HTTP/1.1')],
  ['a host behind a backslash', requestOf('GET /\\127.0.0.1:9/api/x HTTP/1.1')],
  ['an absolute address without a host', requestOf('GET http:// HTTP/1.1')],
  ['an absolute address with an invalid port', requestOf('GET http://shop:port/ HTTP/1.1')],
  ['an asterisk', requestOf('GET * HTTP/1.1')],
  ['an asterisk with OPTIONS', requestOf('OPTIONS * HTTP/1.1')],
  ['CONNECT', requestOf('CONNECT x HTTP/1.1')],
  ['CONNECT with a port', requestOf('CONNECT 127.0.0.1:9 HTTP/1.1')],
  ['a path without a slash', requestOf('GET api/x HTTP/1.1')],
  ['a malformed percent in a page', requestOf('GET /% HTTP/1.1')],
  ['a malformed percent in a file', requestOf('GET /assets/%E0%A4%A.js HTTP/1.1')],
  ['a malformed percent in a call', requestOf('GET /api/v1/%zz HTTP/1.1')],
  ['a null byte', requestOf('GET /assets/%00.js HTTP/1.1')],
  ['a path traversal', requestOf('GET /assets/..%2f..%2f..%2fetc/passwd.txt HTTP/1.1')],
  ['a name longer than a file system allows', requestOf(`GET /assets/${'a'.repeat(5_000)}.js HTTP/1.1`)],
  ['a path of many folders', requestOf(`GET ${'/a'.repeat(5_000)}.js HTTP/1.1`)],
  ['a path longer than the server reads', requestOf(`GET /${'a'.repeat(70_000)} HTTP/1.1`)],
  ['an upgrade of a page', requestOf('GET / HTTP/1.1', 'Upgrade: websocket', 'Sec-WebSocket-Key: eA==')],
  [
    'an upgrade of a call',
    'GET /api/v1/x HTTP/1.1\r\nHost: localhost\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n',
  ],
  ['a range that runs backwards', requestOf('GET /assets/home-1a2b.js HTTP/1.1', 'Range: bytes=5-2')],
  ['a range without an end', requestOf('GET /assets/home-1a2b.js HTTP/1.1', 'Range: bytes=0-99999999999999999999999')],
  ['an expectation', requestOf('GET /api/v1/x HTTP/1.1', 'Expect: the-impossible')],
  ['two lengths', requestOf('POST /api/v1/x HTTP/1.1', 'Content-Length: 3', 'Content-Length: 4')],
  ['not HTTP', 'hello\r\n\r\n'],
];
