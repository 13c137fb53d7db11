import { createServer } from 'node:http';
import type { Page } from '@playwright/test';

/** The uploads of a page that are cut. */
export interface CutUploads {
  /** Resolves when an upload was cut. */
  readonly cut: Promise<void>;
  /** Lets uploads through to the platform again. */
  restore(): Promise<void>;
}

/**
 * Sends uploads to a server that drops the connection when it has received a part of them (0 to 1), as a network does
 * that goes away.
 */
export async function cutUploads(page: Page, part: number): Promise<CutUploads> {
  let tellCut = (): void => undefined;
  const cut = new Promise<void>((resolve) => {
    tellCut = resolve;
  });
  const server = createServer((request) => {
    const limit = Number(request.headers['content-length']) * part;
    let received = 0;
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received < limit) return;
      request.socket.destroy();
      tellCut();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const uploads = /\/api\/v1\/files$/;
  await page.route(uploads, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return {
    cut,
    restore: async () => {
      await page.unroute(uploads);
      server.close();
      server.closeAllConnections();
    },
  };
}
