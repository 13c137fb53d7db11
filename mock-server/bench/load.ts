import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import type { Resident } from './wire.ts';
import { shopHeaders } from './wire.ts';

/** What a round of load showed. */
export type Round = { readonly perSecond: number; readonly failed: number };

/** Requests in turn, over some connections at once. */
export type Load = {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly connections?: number;
  readonly headers?: { readonly [name: string]: string };
};

/** The middle one; of an even number the higher of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value below which so large a part of the values lies, e.g. 0.99. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

/** Asks as fast as the server answers. */
export async function press(load: Load): Promise<Round> {
  const result = await autocannon({
    url: load.origin,
    connections: load.connections ?? 10,
    duration: load.seconds,
    headers: { ...shopHeaders, ...load.headers },
    requests: load.paths.map((path) => ({ method: 'GET', path })),
  });
  return {
    perSecond: result['2xx'] / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** One request over a kept connection; its status, and the milliseconds until its last byte. */
async function timed(
  agent: Agent,
  to: { url: string; method: string; headers: { readonly [name: string]: string }; body?: string },
): Promise<{ status: number; took: number; text: string }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(to.url, { agent, method: to.method, headers: to.headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        const took = performance.now() - began;
        resolve({ status: answer.statusCode ?? 0, took, text: Buffer.concat(parts).toString() });
      });
    });
    sent.once('error', reject);
    sent.end(to.body);
  });
}

/** Reservations, each written for good before it is answered: the milliseconds of each, over some connections at once. */
export async function reserveAll(
  origin: string,
  residents: readonly Resident[],
  options: { readonly until: () => boolean; readonly writers: number },
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.writers });
  const took: number[] = [];
  const write = async (first: number): Promise<void> => {
    for (let place = first; options.until(); place += options.writers) {
      const resident = residents[place % residents.length];
      if (!resident) return;
      const body = JSON.stringify({
        voucher_address: resident.voucher,
        product_id: resident.offer,
        first_name: 'Noor',
        last_name: 'van Dijk',
        phone: '06 1234 5678',
        address: 'Kerkstraat 1, 1234 AB Zonnedorp',
        birth_date: '1980-05-04',
      });
      const answer = await timed(agent, {
        url: `${origin}/api/v1/platform/product-reservations`,
        method: 'POST',
        headers: {
          ...shopHeaders,
          authorization: `Bearer ${resident.token}`,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
        body,
      });
      if (answer.status !== 201) throw new Error(`A reservation was answered with ${answer.status}: ${answer.text}`);
      took.push(answer.took);
    }
  };
  await Promise.all(Array.from({ length: options.writers }, async (_, index) => write(index)));
  agent.destroy();
  return took;
}

/** Reads one after the other over one connection: the milliseconds of each. */
export async function readAll(
  origin: string,
  paths: readonly string[],
  until: () => boolean,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const took: number[] = [];
  for (let place = 0; until(); place += 1) {
    const path = paths[place % paths.length] ?? '/';
    const answer = await timed(agent, { url: `${origin}${path}`, method: 'GET', headers: shopHeaders });
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
    took.push(answer.took);
  }
  agent.destroy();
  return took;
}

/** Tells for so many seconds from now that there is time left. */
export function forSeconds(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() < end;
}
