import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MockApi } from '../client.ts';
import { objectOf, type Input } from '../src/input.ts';
import { startProgram } from '../src/testing/program.ts';

/** One figure that is enough, or is not. */
type Row = {
  readonly what: string;
  readonly unit: 'ms' | 'MB';
  readonly value: number;
  readonly isEnough: boolean;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A call of the platform, which must be answered with a yes. */
async function call(address: string, method: 'GET' | 'POST' | 'PATCH', token = '', body?: object): Promise<Input> {
  const answer = await fetch(address, {
    method,
    headers: {
      'client-type': 'webshop',
      'client-key': 'zonnedorp',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  return objectOf(await answer.json());
}

async function startRow(): Promise<Row> {
  const starts: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const began = performance.now();
    const program = await startProgram('memory');
    await call(`${program.url}/api/v1/platform/products?per_page=1`, 'GET');
    starts.push(performance.now() - began);
    await program.stop();
  }
  const value = median(starts);
  return { what: 'from the start to the first answer', unit: 'ms', value, isEnough: value < 1000 };
}

/** A meal, with all that its provider may ask. */
const order = {
  product_id: 249,
  first_name: 'Kees',
  last_name: 'Bakker',
  phone: '0612345678',
  birth_date: '1980-05-04',
  address: 'Kerkstraat 1, 1234 AB Zonnedorp',
};

/** A reservation and its cancellation, again and again, in the ordinary world on the disk. */
async function reservationRow(): Promise<Row> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mock-bench-'));
  const program = await startProgram(path.join(folder, 'dev.json'));
  try {
    const mock = MockApi.at(program.url);
    await mock.changeSettings({ throttles: false });
    const token = (await mock.signIn('kees')).access_token;
    const { data: vouchers } = await call(`${program.url}/api/v1/platform/vouchers`, 'GET', token);
    const voucher_address = objectOf([vouchers].flat()[0])['address'];
    const reservations = `${program.url}/api/v1/platform/product-reservations`;
    const took: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      const began = performance.now();
      const { data } = await call(reservations, 'POST', token, { ...order, voucher_address });
      took.push(performance.now() - began);
      const one = `${reservations}/${String(objectOf(data)['id'])}`;
      await call(one, 'PATCH', token, { state: 'canceled_by_client' });
    }
    const value = median(took);
    return { what: 'a stored reservation', unit: 'ms', value, isEnough: value < 40 };
  } finally {
    await program.stop();
    rmSync(folder, { recursive: true });
  }
}

async function worldsRow(): Promise<Row> {
  const program = await startProgram('memory');
  for (let number = 0; number < 200; number += 1) {
    await MockApi.at(program.url).createWorld({ scenario: 'ordinary-tuesday' });
  }
  const value = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(program.pid)]).toString()) / 1024;
  await program.stop();
  return { what: '200 worlds in one process', unit: 'MB', value, isEnough: Number.isFinite(value) };
}

for (const row of [startRow, reservationRow, worldsRow]) {
  const { what, unit, value, isEnough } = await row();
  process.stdout.write(
    `${isEnough ? 'enough' : 'NOT ENOUGH'}: ${what}: ${value.toFixed(value < 100 ? 1 : 0)} ${unit}\n`,
  );
  if (!isEnough) process.exitCode = 1;
}
