import type { FastifyInstance } from 'fastify';
import { worldHeader } from '../../src/http/world.ts';
import type { HarEntry } from './har.ts';
import { formBody } from './form-body.ts';

/** What came back; status 0 when the connection broke off. */
export type Came = { readonly status: number; readonly text: string };

/** Headers that belong to a connection, not to a request. */
const ofConnection = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'cookie', worldHeader]);

const headersOf = ({ request }: HarEntry): { [name: string]: string } =>
  Object.fromEntries(
    request.headers.filter(({ name }) => !ofConnection.has(name)).map(({ name, value }) => [name, value]),
  );

function bodyOf({ request: { postData } }: HarEntry): {
  payload?: string | Buffer;
  headers: { [name: string]: string };
} {
  if (postData?.params) return formBody(postData.params);
  return postData?.text === undefined ? { headers: {} } : { payload: postData.text, headers: {} };
}

/** Border: the log holds no other methods than those that `inject` takes. */
const methodOf = ({ request }: HarEntry): 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' =>
  request.method as 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Sends a logged request once more, in a world of this mock platform. */
export async function sendAgain(app: FastifyInstance, entry: HarEntry, world: string): Promise<Came> {
  const { payload, headers } = bodyOf(entry);
  try {
    const answer = await app.inject({
      method: methodOf(entry),
      url: entry._platform.url,
      headers: { ...headersOf(entry), ...headers, [worldHeader]: world },
      remoteAddress: entry._platform.ip,
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, text: answer.body };
  } catch {
    return { status: 0, text: '' };
  }
}
