import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { MockApi } from '../client.ts';
import { listOf, objectOf } from '../src/input.ts';
import type { Input } from '../src/input.ts';
import { installOthers, mockPlatform, rivals, shopHeaders, started } from './servers.ts';
import type { Start } from './servers.ts';

/** One figure that is enough, or is not: for each server, the mock platform first. */
type Row = {
  readonly what: string;
  readonly unit: 'ms' | 'a second' | 'MB';
  readonly seen: readonly { readonly name: string; readonly value: number }[];
  readonly isEnough: boolean;
};

const seconds = 5;
const warmUp = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function perSecond({ origin }: Start, address: string): Promise<number> {
  const load = { url: `${origin}${address}`, connections: 10, headers: shopHeaders };
  await autocannon({ ...load, duration: warmUp });
  const result = await autocannon({ ...load, duration: seconds });
  if (result.non2xx + result.errors > 0) throw new Error(`${origin}${address} failed ${result.non2xx} times.`);
  return result['2xx'] / result.duration;
}

/** The rows that all servers share: who is ahead of the others has enough. */
async function sharedRows(servers: readonly Start[]): Promise<readonly Row[]> {
  const seen: { name: string; list: number; record: number; start: number }[] = [];
  for (const server of servers) {
    const starts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const running = await started(server);
      starts.push(running.startedIn);
      await running.stop();
    }
    const running = await started(server);
    const [list, record] = [await perSecond(server, server.list), await perSecond(server, server.record)];
    await running.stop();
    seen.push({ name: server.name, list, record, start: median(starts) });
  }
  const row = (what: string, key: 'list' | 'record' | 'start', unit: Row['unit']): Row => {
    const values = seen.map((one) => ({ name: one.name, value: one[key] }));
    const [own = Number.NaN, ...others] = values.map(({ value }) => value);
    const isAhead = others.every((other) => (key === 'start' ? own < other : own > other));
    return { what, unit, seen: values, isEnough: isAhead && (key !== 'start' || own < 1000) };
  };
  return [
    row('a list with one offer', 'list', 'a second'),
    row('one offer', 'record', 'a second'),
    row('from the start to the first answer', 'start', 'ms'),
  ];
}

async function sent(
  origin: string,
  address: string,
  how: { method?: string; token?: string; body?: object } = {},
): Promise<Input> {
  const answer = await fetch(`${origin}${address}`, {
    method: how.method ?? (how.body ? 'POST' : 'GET'),
    headers: {
      ...shopHeaders,
      'content-type': 'application/json',
      ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }),
    },
    ...(how.body ? { body: JSON.stringify(how.body) } : {}),
  });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  return objectOf(await answer.json());
}

const reservations = '/api/v1/platform/product-reservations';
const canceled = { state: 'canceled_by_client' };

/** A reservation and its cancellation, again and again, in the ordinary world on the disk. */
async function reservationRow(): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-bench-'));
  const server = mockPlatform(path.join(folder, 'dev.json'));
  const { origin } = server;
  const running = await started(server, { MOCK_DATA: path.join(folder, 'dev.json') });
  try {
    const mock = MockApi.at(origin);
    await mock.changeSettings({ throttles: false });
    const token = (await mock.signIn('kees')).access_token;
    const order = await orderOf(origin, token);
    const took: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      const began = performance.now();
      const { data } = await sent(origin, reservations, { token, body: order });
      took.push(performance.now() - began);
      const { id } = objectOf(data);
      await sent(origin, `${reservations}/${String(id)}`, { method: 'PATCH', token, body: canceled });
    }
    const seen = [{ name: 'mock platform', value: median(took) }];
    return { what: 'a stored reservation', unit: 'ms', seen, isEnough: median(took) < 40 };
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
}

/** An offer that the resident can reserve on one of the vouchers and cancel again, with all that an offer may ask. */
async function orderOf(origin: string, token: string): Promise<object> {
  const vouchers = listOf(await sent(origin, '/api/v1/platform/vouchers', { token }), 'data').map(objectOf);
  const offers = await sent(origin, '/api/v1/platform/products?per_page=500', { token });
  const person = {
    first_name: 'Kees',
    last_name: 'Bakker',
    phone: '0612345678',
    birth_date: '1980-05-04',
    address: 'Kerkstraat 1, 1234 AB Zonnedorp',
  };
  for (const offer of listOf(offers, 'data').map(objectOf)) {
    for (const voucher of vouchers) {
      const body = { voucher_address: voucher['address'], product_id: offer['id'], ...person };
      const made = await sent(origin, reservations, { token, body }).catch(() => null);
      if (made === null) continue;
      const address = `${reservations}/${String(objectOf(made['data'])['id'])}`;
      const undone = await sent(origin, address, { method: 'PATCH', token, body: canceled }).catch(() => null);
      if (undone !== null) return body;
    }
  }
  throw new Error('There is nothing to reserve.');
}

async function worldsRow(): Promise<Row> {
  const server = mockPlatform(null);
  const running = await started(server);
  for (let number = 0; number < 200; number += 1) {
    await MockApi.at(server.origin).createWorld({ scenario: 'ordinary-tuesday' });
  }
  const { worlds } = await sent(server.origin, '/status');
  const seen = [{ name: 'mock platform', value: running.megabytes() }];
  await running.stop();
  return { what: '200 worlds in one process', unit: 'MB', seen, isEnough: worlds === 201 };
}

const { values } = parseArgs({ options: { others: { type: 'boolean', default: false } } });
if (values.others) installOthers();
const servers = [mockPlatform(null), ...(values.others ? rivals : [])];

/** Says what was seen; a figure that is not enough fails the run. */
function tell({ what, unit, seen, isEnough }: Row): void {
  const figures = seen.map(({ name, value }) => `${name} ${value.toFixed(value < 100 ? 1 : 0)}`).join(', ');
  process.stdout.write(`${isEnough ? 'enough' : 'NOT ENOUGH'}: ${what} (${unit}): ${figures}\n`);
  if (!isEnough) process.exitCode = 1;
}

for (const row of await sharedRows(servers)) tell(row);
tell(await reservationRow());
tell(await worldsRow());
