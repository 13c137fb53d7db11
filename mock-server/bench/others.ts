import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { file } from './files.ts';
import type { Other } from './rows.ts';
import { startServer } from './server.ts';
import type { Server, Start } from './server.ts';
import type { Recorded } from './wire.ts';
import { shopHeaders } from './wire.ts';

/** How another mock server is started. */
export type OtherStart = { readonly name: Other; readonly start: Start };

/** Another mock server that runs, and what it is asked. */
export type OtherServer = {
  readonly name: Other;
  readonly server: Server;
  readonly list: readonly string[];
  readonly record: readonly string[];
  readonly headers: { readonly [name: string]: string };
};

const folder = file('others');
const description = fileURLToPath(import.meta.resolve('@stadstegoed/openapi/generated/bundled.json'));
const bin = (name: string): string => path.join(folder, 'node_modules', name);

/** Installs the other servers as their lock file says. */
export function installOthers(): void {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

const firstPort = 18_117;

/** Border: the record in a recorded answer. */
const dataOf = (answer: Recorded): unknown => (JSON.parse(answer.body) as { data: unknown }).data;

/** Writes the same offers as a file for json-server. */
export async function offersFile(target: string, answers: readonly Recorded[]): Promise<void> {
  const rows = answers.filter((answer) => answer.path.includes('?')).flatMap(dataOf);
  await writeFile(target, JSON.stringify({ products: rows }));
}

const prism = (): Start => ({
  args: [
    bin('@stoplight/prism-cli/dist/index.js'),
    'mock',
    description,
    '-p',
    String(firstPort),
    '-h',
    '127.0.0.1',
    '-v',
    'silent',
  ],
  firstPath: '/platform/products',
  headers: shopHeaders,
  port: firstPort,
});

const jsonServer = (rows: string): Start => ({
  args: [bin('json-server/lib/bin.js'), rows, '--port', String(firstPort + 1), '--host', '127.0.0.1'],
  firstPath: '/products?_page=1&_per_page=20',
  port: firstPort + 1,
  cwd: folder,
});

const mockoon = (): Start => ({
  args: [
    bin('@mockoon/cli/bin/run.js'),
    'start',
    '--data',
    description,
    '--port',
    String(firstPort + 2),
    '--hostname',
    '127.0.0.1',
    '--disable-log-to-file',
    '--disable-admin-api',
  ],
  firstPath: '/api/v1/platform/products',
  headers: shopHeaders,
  port: firstPort + 2,
  cwd: folder,
});

/** The mock servers that read the same description as the mock platform. */
export const describedStarts = (): readonly OtherStart[] => [
  { name: 'Prism', start: prism() },
  { name: 'Mockoon', start: mockoon() },
];

/** All of them: json-server gets a file of rows. */
export const otherStarts = (rows: string): readonly OtherStart[] => [
  ...describedStarts(),
  { name: 'json-server', start: jsonServer(rows) },
];

const listsOf: { readonly [name in Other]: (pages: number) => readonly string[] } = {
  Prism: () => ['/platform/products?per_page=20'],
  'json-server': (pages) => Array.from({ length: pages }, (_, index) => `/products?_page=${index + 1}&_per_page=20`),
  Mockoon: () => ['/api/v1/platform/products?per_page=20'],
};

const recordsOf: { readonly [name in Other]: (ids: readonly string[]) => readonly string[] } = {
  Prism: () => ['/platform/products/381'],
  'json-server': (ids) => ids.map((id) => `/products/${id}`),
  Mockoon: () => ['/api/v1/platform/products/381'],
};

/** Starts them all, with what each can be asked. */
export async function startOthers(
  starts: readonly OtherStart[],
  known: { readonly pages: number; readonly records: readonly string[] },
): Promise<readonly OtherServer[]> {
  const ids = known.records.map((address) => address.slice(address.lastIndexOf('/') + 1));
  return Promise.all(
    starts.map(async ({ name, start }) => ({
      name,
      server: await startServer(start),
      list: listsOf[name](known.pages),
      record: recordsOf[name](ids),
      headers: shopHeaders,
    })),
  );
}
