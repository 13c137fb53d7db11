import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buildMockPlatform } from '@stadstegoed/mock-server/mock-platform.ts';
import { objectOf } from '@stadstegoed/mock-server/contract/input.ts';
import type { Input } from '@stadstegoed/mock-server/contract/input.ts';

/** A change to each voucher in the answers. */
export type Drift = (voucher: Input) => Input;

/** A running platform with drifted answers. */
export interface DriftedPlatform {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Applies the drift to the vouchers in `data` (one or a list) and in the answer to a redeemed code. */
function drifted(body: unknown, drift: Drift): unknown {
  const one = (value: unknown): unknown => {
    const input = objectOf(value);
    return 'address_printable' in input ? drift(input) : value;
  };
  const { data, vouchers } = objectOf(body);
  const inside = (value: unknown): unknown => (Array.isArray(value) ? value.map(one) : one(value));
  return {
    ...objectOf(body),
    ...(data === undefined ? {} : { data: inside(data) }),
    ...(vouchers === undefined ? {} : { vouchers: inside(vouchers) }),
  };
}

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Starts a mock platform behind a proxy that changes every voucher in its answers. */
export async function startDrifted(drift: Drift): Promise<DriftedPlatform> {
  const platform = await buildMockPlatform({ scenario: 'one-voucher' });
  const forward = async (request: IncomingMessage): Promise<{ status: number; headers: Input; text: string }> => {
    const { connection: _connection, ...headers } = request.headers;
    const payload = await bodyOf(request);
    const method = methods.find((one) => one === request.method) ?? 'GET';
    const answer = await platform.inject({
      method,
      url: request.url ?? '/',
      headers,
      ...(payload.length > 0 ? { payload } : {}),
    });
    const { 'content-length': _length, ...rest } = answer.headers;
    const isJson = String(rest['content-type'] ?? '').includes('json') && answer.body.startsWith('{');
    const text = isJson ? JSON.stringify(drifted(answer.json(), drift)) : answer.body;
    return { status: answer.statusCode, headers: rest, text };
  };
  const server = createServer((request, response) => {
    void forward(request).then(({ status, headers, text }) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
      response.writeHead(status).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await platform.close();
    },
  };
}
