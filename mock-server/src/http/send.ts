import type { FastifyReply } from 'fastify';
import type { Operation } from '../contract/contract.ts';
import type { World } from '../database/world.ts';
import type { MockPlatform } from './mock-platform.ts';
import type { Answer } from './call.ts';
import { objectOf } from '../contract/input.ts';
import type { Input } from '../contract/input.ts';
import { Item } from './cached-resource.ts';

/** An answer of which the `data` is known as JSON: one item, or a list of them. */
type Known = { readonly items: readonly Item[]; readonly isList: boolean; readonly rest: Input };

const isItem = (value: unknown): value is Item => value instanceof Item;

/** What stands beside an item that is the whole answer. */
const nothing: Input = Object.freeze({});

function knownIn(body: Input): Known | null {
  const { data } = body;
  if (isItem(data) && Object.keys(body).length === 1) return { items: [data], isList: false, rest: nothing };
  const { data: _data, ...rest } = body;
  if (isItem(data)) return { items: [data], isList: false, rest };
  return Array.isArray(data) && data.length > 0 && data.every(isItem) ? { items: data, isList: true, rest } : null;
}

const plain = ({ items, isList, rest }: Known): object => {
  const data = items.map((item) => item.value());
  return { data: isList ? data : data[0], ...rest };
};

/** The body of an answer as plain values, as a client reads it. */
export function valuesOf({ body }: Answer): unknown {
  const known = body === undefined ? null : knownIn(objectOf(body));
  return known === null ? body : plain(known);
}

/**
 * Does the description allow the answer? An item that it allowed once is not looked at again; what stands around the items always
 * is. A no is not final: the whole answer is then validated like every other, which also tells what is wrong.
 */
function isAllowed(platform: MockPlatform, known: Known, operation: Operation): boolean {
  const { items, isList, rest } = known;
  if (!isList && items[0]?.isAllowed(operation)) return true;
  const fresh = items.filter((item) => !item.isAllowed(operation));
  const data = fresh.map((item) => item.value());
  if (platform.contract.checkAnswer(operation, 200, { data: isList ? data : data[0], ...rest }) !== null) return false;
  for (const item of fresh) item.allow(operation);
  return true;
}

const open = Buffer.from('{"data":[');
const comma = Buffer.from(',');

/** The same bytes as the whole answer would have as JSON; `end` is what stands behind the items. */
function joined(items: readonly Item[], end: string): Buffer {
  const parts: Buffer[] = [];
  for (const item of items) parts.push(parts.length === 0 ? open : comma, item.json);
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** Pages that were sent lately, by their first item: a page of the very same items has the same bytes. */
type Page = { readonly items: readonly Item[]; readonly end: string; readonly bytes: Buffer };
const pages = new Map<Item, Page>();
let kept = 0;

/** Bytes of pages that are kept. */
const largestKept = 8 * 1024 * 1024;

const isSamePage = (page: Page, items: readonly Item[], end: string): boolean =>
  page.end === end && page.items.length === items.length && page.items.every((item, place) => item === items[place]);

function forgetOldest(): void {
  for (const [first, { bytes }] of pages) {
    if (kept <= largestKept) return;
    pages.delete(first);
    kept -= bytes.length;
  }
}

/** Forgets the pages of a world that is gone. */
export function forgetPages(world: World): void {
  for (const [first, { bytes }] of pages) {
    if (!first.isOf(world)) continue;
    pages.delete(first);
    kept -= bytes.length;
  }
}

/** The page of these items with this end: the one that was sent lately, or a new one. */
function pageOf(first: Item, items: readonly Item[], end: string): Buffer {
  const known = pages.get(first);
  if (known && isSamePage(known, items, end)) return known.bytes;
  const bytes = joined(items, end);
  pages.delete(first);
  pages.set(first, { items, end, bytes });
  kept += bytes.length - (known?.bytes.length ?? 0);
  forgetOldest();
  return bytes;
}

/** The same bytes as the answer would have as JSON. */
function bytesOf({ items, isList, rest }: Known): Buffer {
  const [first] = items;
  if (rest === nothing && first) return first.alone;
  const text = JSON.stringify(rest).slice(1);
  const end = text === '}' ? text : `,${text}`;
  if (!first) return Buffer.from(`{"data":[]${end}`);
  if (isList) return pageOf(first, items, `]${end}`);
  return text === '}' ? first.alone : Buffer.concat([first.alone.subarray(0, -1), Buffer.from(end)]);
}

/** Sends the answer of a route. `hasFault` answers are sent as values, for whoever wants to change them. */
export function sendAnswer(
  platform: MockPlatform,
  reply: FastifyReply,
  { answer, operation, hasFault }: { answer: Answer; operation: Operation | undefined; hasFault: boolean },
): FastifyReply {
  reply.code(answer.status);
  if (answer.headers) reply.headers(answer.headers);
  const known = answer.body === undefined ? null : knownIn(objectOf(answer.body));
  if (known === null) return answer.body === undefined ? reply.send() : reply.send(answer.body);
  const isChecked = platform.settings.checkContract && operation !== undefined;
  if (hasFault || answer.status !== 200 || (isChecked && !isAllowed(platform, known, operation))) {
    return reply.send(plain(known));
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(bytesOf(known));
}
