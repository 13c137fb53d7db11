import { connect } from 'node:net';

/**
 * Sends raw bytes to a server on this machine, for request lines that client libraries do not send, and reads until the
 * connection closes. Never rejects, also not for a reset connection.
 */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk) => (received += String(chunk)));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(text, 'latin1');
  });
}
