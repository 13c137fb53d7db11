import { connect } from 'node:net';

/** The data received over a raw connection until it closed. */
export interface RawAnswer {
  readonly text: string;
  /** The status of the first answer; undefined when the connection closed without one. */
  readonly status: number | undefined;
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
    if (silence !== undefined) socket.setTimeout(silence, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(received) ?? [];
      resolve({ text: received, status: status === undefined ? undefined : Number(status) });
    });
    socket.write(text, 'latin1');
  });
}
