import type { BrokenUpload } from '../../src/testing/broken-forms.ts';
import { dial, endOf } from './raw.ts';
import type { End } from './raw.ts';

/** Where an upload goes, and as whom. */
export type Receiver = { readonly port: number; readonly world: string; readonly token: string };

/**
 * Sends an upload over a connection of its own and tells how that ended. With `stops` a sender who announced more than comes says
 * that this was all, instead of keeping the mock platform waiting.
 */
export function sendUpload(to: Receiver, upload: BrokenUpload, stops = false): Promise<End> {
  const { type, body, length = body.length, gone } = upload;
  const socket = dial(to.port);
  const end = endOf(socket);
  const head = [
    'POST /api/v1/files HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Client-Type: webshop',
    'Client-Key: zonnedorp',
    `Mock-World: ${to.world}`,
    `Authorization: Bearer ${to.token}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body, () => {
    if (gone) socket.destroy();
    else if (stops && length > body.length) socket.end();
  });
  return end;
}
