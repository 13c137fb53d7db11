import { writeFile } from 'node:fs/promises';
import { bundledContract } from '../src/contract/read-contract.ts';
import { listOf, objectOf, textOf } from '../src/contract/input.ts';
import type { Input } from '../src/contract/input.ts';
import { shopHeaders } from './wire.ts';

type Headers = { readonly [name: string]: string };

/** Rows on one page: the most that a list gives at once. */
const perPage = 100;

async function ask(url: string, headers: Headers, method = 'GET'): Promise<Input | null> {
  const answer = await fetch(url, { method, headers });
  return answer.ok ? objectOf(await answer.json()) : null;
}

async function residents(origin: string): Promise<readonly Headers[]> {
  const answer = await fetch(`${origin}/_mock/api/residents`);
  const keys = listOf({ all: await answer.json() }, 'all')
    .map(objectOf)
    .filter((resident) => resident['has_account'] === true)
    .map((resident) => String(resident['key']));
  const sessions = keys.map(async (key) => ask(`${origin}/_mock/api/residents/${key}/session`, {}, 'POST'));
  return (await Promise.all(sessions)).flatMap((session) => {
    const token = textOf(session ?? {}, 'access_token');
    return token === null ? [] : [{ ...shopHeaders, authorization: `Bearer ${token}` }];
  });
}

/** All rows that one person sees of one list. */
async function rowsOf(list: string, headers: Headers): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const body = (await ask(`${list}?per_page=${perPage}&page=${page}`, headers)) ?? {};
    rows.push(...listOf(body, 'data'));
    if (page >= Number(objectOf(body['meta'])['last_page'] ?? 1)) return rows;
  }
}

/**
 * Writes what the seeds give, as a server without rules would have to hold it: every row of every list of the description, as it is
 * answered to a visitor and to each resident of the municipality, each different row once.
 */
export async function writeSeeds(target: string, origin: string): Promise<void> {
  const contract = bundledContract();
  const lists = contract.operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
  const people = [shopHeaders, ...(await residents(origin))];
  const tables: { [name: string]: unknown[] } = {};
  for (const { path } of lists) {
    const seen = new Map<string, unknown>();
    for (const headers of people) {
      for (const row of await rowsOf(`${origin}/api/v1${path}`, headers)) seen.set(JSON.stringify(row), row);
    }
    if (seen.size > 0) tables[path.split('/').slice(2).join('-')] = [...seen.values()];
  }
  await writeFile(target, JSON.stringify(tables));
}
