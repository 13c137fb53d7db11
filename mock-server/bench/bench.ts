import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MockApi } from '../client.ts';
import { listOf, objectOf } from '../src/input.ts';
import type { Input } from '../src/input.ts';
import { origin, shopHeaders, started } from './server.ts';

/** One figure that is enough, or is not. */
type Row = {
  readonly what: string;
  readonly unit: 'ms' | 'MB';
  readonly value: number;
  readonly isEnough: boolean;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

async function startRow(): Promise<Row> {
  const starts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const running = await started(null);
    starts.push(running.startedIn);
    await running.stop();
  }
  const value = median(starts);
  return { what: 'from the start to the first answer', unit: 'ms', value, isEnough: value < 1000 };
}

async function sent(address: string, how: { method?: string; token?: string; body?: object } = {}): Promise<Input> {
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
  const running = await started(path.join(folder, 'dev.json'));
  try {
    const mock = MockApi.at(origin);
    await mock.changeSettings({ throttles: false });
    const token = (await mock.signIn('kees')).access_token;
    const order = await orderOf(token);
    const took: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      const began = performance.now();
      const { data } = await sent(reservations, { token, body: order });
      took.push(performance.now() - began);
      const { id } = objectOf(data);
      await sent(`${reservations}/${String(id)}`, { method: 'PATCH', token, body: canceled });
    }
    const value = median(took);
    return { what: 'a stored reservation', unit: 'ms', value, isEnough: value < 40 };
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true });
  }
}

/** An offer that the resident can reserve on one of the vouchers and cancel again, with all that an offer may ask. */
async function orderOf(token: string): Promise<object> {
  const vouchers = listOf(await sent('/api/v1/platform/vouchers', { token }), 'data').map(objectOf);
  const offers = await sent('/api/v1/platform/products?per_page=500', { token });
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
      const made = await sent(reservations, { token, body }).catch(() => null);
      if (made === null) continue;
      const address = `${reservations}/${String(objectOf(made['data'])['id'])}`;
      const undone = await sent(address, { method: 'PATCH', token, body: canceled }).catch(() => null);
      if (undone !== null) return body;
    }
  }
  throw new Error('There is nothing to reserve.');
}

async function worldsRow(): Promise<Row> {
  const running = await started(null);
  for (let number = 0; number < 200; number += 1) {
    await MockApi.at(origin).createWorld({ scenario: 'ordinary-tuesday' });
  }
  const { worlds } = await sent('/status');
  const value = running.megabytes();
  await running.stop();
  return { what: '200 worlds in one process', unit: 'MB', value, isEnough: worlds === 201 };
}

for (const row of [startRow, reservationRow, worldsRow]) {
  const { what, unit, value, isEnough } = await row();
  process.stdout.write(
    `${isEnough ? 'enough' : 'NOT ENOUGH'}: ${what}: ${value.toFixed(value < 100 ? 1 : 0)} ${unit}\n`,
  );
  if (!isEnough) process.exitCode = 1;
}
