import { textOfBody } from '../../src/database/request-log.ts';
import { isNews } from './changes.ts';
import { pageOf } from './from-page.ts';
import type { Watched } from './watched.ts';

type Fits = (request: Watched) => boolean;

const isOff = (word: Watched['validation']['word']): boolean => word === 'request' || word === 'answer';

/** The four sieves that stand as buttons above the log. */
export const sieves = {
  all: () => true,
  writes: ({ entry }) => entry.method !== 'GET',
  refused: ({ entry }) => entry.status >= 400 && entry.status < 500,
  broken: ({ entry }) => entry.status >= 500 || entry.status === 0,
  off: ({ validation }) => isOff(validation.word),
} as const satisfies { readonly [name: string]: Fits };

export type SieveName = keyof typeof sieves;

const sieveNames: readonly SieveName[] = ['all', 'writes', 'refused', 'broken', 'off'];

/** The sieve of that name; all requests for any other. */
export const sieveOf = (name: string | null): SieveName => sieveNames.find((one) => one === name) ?? 'all';

const has = (text: string | null, part: string): boolean => (text ?? '').toLowerCase().includes(part);

/** `404`, `4xx`, `4`. */
const statusFits = (status: number, wanted: string): boolean => String(status).startsWith(wanted.replaceAll('x', ''));

const named: { readonly [name: string]: (request: Watched, value: string) => boolean } = {
  status: ({ entry }, value) => statusFits(entry.status, value),
  method: ({ entry }, value) => entry.method.toLowerCase() === value,
  operation: ({ entry }, value) => has(entry.operation_id, value),
  page: ({ entry }, value) => has(pageOf(entry), value),
  resident: ({ resident }, value) => has(resident, value),
  validation: ({ validation: { word } }, value) => (value === 'off' ? isOff(word) : word === value),
  changed: ({ diffs }, value) => diffs.filter(isNews).some(({ table, id }) => has(`${table} ${id}`, value)),
};

function words({ entry, resident }: Watched): string {
  const texts = [entry.sent.body, entry.answer.body].map(textOfBody);
  return [entry.id, entry.method, entry.url, pageOf(entry), entry.operation_id, entry.status, resident, ...texts]
    .join(' ')
    .toLowerCase();
}

function fits(request: Watched, word: string): boolean {
  const [name = '', value] = word.split(':');
  const test = value !== undefined && Object.hasOwn(named, name) ? named[name] : undefined;
  return test && value ? test(request, value) : words(request).includes(word);
}

/** Requests that hold every word: plain words anywhere, or `status:4xx`, `page:/fondsen`, `resident:noor`, `changed:vouchers`, `validation:off`. */
export function sifted(requests: readonly Watched[], text: string, sieve: SieveName = 'all'): readonly Watched[] {
  const asked = text.toLowerCase().split(/\s+/).filter(Boolean);
  return requests.filter((request) => sieves[sieve](request) && asked.every((word) => fits(request, word)));
}
