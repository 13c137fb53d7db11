import type { Edition } from '@stadstegoed/core/shared/edition.ts';
import { adaptersOf, type Adapters } from './adapters.ts';
import { answeringClient, jsonAnswer } from './answering-client.ts';

export type Call = (adapters: Adapters) => Promise<unknown>;

/** What a call sends, each request as its method, path with query and body, and what comes of it. */
export async function sentBy(call: Call, edition: Edition | null = 'specification') {
  const { client, requests } = answeringClient({ edition, answer: () => jsonAnswer({}) });
  const outcome = await call(adaptersOf(client));
  const sent = requests.map(async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = `${request.method} ${pathname.replace('/api/v1', '')}${decodeURIComponent(search)}`;
    return `${path} ${await request.text()}`.trim();
  });
  return { outcome, requests, sent: await Promise.all(sent) };
}
