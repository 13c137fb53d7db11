import type { Call, Route } from '../../src/http/call.ts';
import type { Caller } from '../../src/http/caller.ts';
import { numberOf, objectOf } from '../../src/contract/input.ts';
import type { Input } from '../../src/contract/input.ts';
import { Refusal } from '../../src/contract/refusal.ts';
import { stepsOf } from '../../src/http/register.ts';
import { valuesOf } from '../../src/http/send.ts';
import { allRoutes } from '../../src/app/all-routes.ts';
import { newShortToken } from '../../src/domain/identity/proxies.ts';
import type { TableName } from '../../src/database/shape.ts';
import type { TenantRow } from '../../src/database/tables/tenants.ts';
import type { World } from '../../src/database/world.ts';
import { Worlds } from '../../src/database/worlds.ts';
import { linkUrl } from '../../src/http/mock-platform.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';
import { insideCall } from '../tenants/inside-call.ts';
import type { AnyRow } from './look.ts';
import { shopCallOf } from './shop-calls.ts';
import type { ShopCall } from './shop-calls.ts';

/** A row as the shop gets it: what the operation answers its owner. */
export type ShopView = {
  readonly operation_id: string | null;
  /** Address of the call below the prefix. */
  readonly path: string;
  /** Who asked; null for a visitor. */
  readonly identity_address: string | null;
  readonly status: number;
  /** The part of the answer that is about the row; the whole body of a refusal. */
  readonly value: unknown;
  /** What the description finds wrong with the whole answer; empty when it is as described. */
  readonly differences: readonly string[];
};

/** Pages of a list that are searched for one row. */
const mostPages = 200;
const largestPage = 100;

const filled = ({ path, params }: ShopCall): string =>
  path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => encodeURIComponent(params?.[name] ?? ''));

/** Signs the owner in, in a world that nobody looks at. */
function callerIn(world: World, asked: ShopCall): Caller | null {
  const identity = asked.owner === null ? undefined : world.table('identities').first('address', asked.owner);
  if (!identity) return null;
  const proxy = newShortToken(world, identity.address);
  const session = world.table('sessions').insert({
    uid: world.random.hex(64),
    proxy_id: proxy.id,
    identity_address: identity.address,
    client_type: asked.client ?? 'webshop',
    client_version: null,
    ip: '127.0.0.1',
    user_agent: null,
    language: 'nl',
    started_at: world.now(),
    last_request_at: world.now(),
  });
  return { identity, proxy, session };
}

function callIn(platform: MockPlatform, world: World, { asked, tenant }: { asked: ShopCall; tenant: TenantRow }): Call {
  // What is made for this look is forgotten with it.
  const passing = { ...platform, worlds: new Worlds(platform.catalogue, platform.settings.now) };
  return {
    ...insideCall(passing, world, tenant),
    clientType: asked.client ?? 'webshop',
    caller: callerIn(world, asked),
    params: asked.params ?? {},
    path: linkUrl(platform.settings) + filled(asked),
  };
}

type Answered = { readonly status: number; readonly body: unknown };

function answerOf(route: Route, call: Call): Answered {
  try {
    const answer = stepsOf(route, call);
    return { status: answer.status, body: valuesOf(answer) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.body(call.say) };
  }
}

const flat = (values: readonly unknown[]): readonly unknown[] =>
  values.flatMap((value): readonly unknown[] => (Array.isArray(value) ? value : [value]));

/** The part of an answer that is about the row; undefined when it is not there. */
function partIn(body: unknown, { among }: ShopCall): unknown {
  const { data } = objectOf(body);
  if (!among) return data;
  const { list } = among;
  const parts = flat([data]);
  const items = list === undefined ? parts : flat(parts.map((part) => objectOf(part)[list]));
  return items.find((item) => objectOf(item)[among.field] === among.value);
}

type Found = Answered & { readonly value: unknown };

const lastPageOf = (body: unknown): number => numberOf(objectOf(objectOf(body)['meta']), 'last_page') ?? 1;

/** Asks, page after page when the row is one of a list. */
function found(route: Route, call: Call, asked: ShopCall): Found {
  const query = (page: number): Input => (asked.paged ? { page, per_page: largestPage } : {});
  for (let page = 1; ; page += 1) {
    const answer = answerOf(route, { ...call, query: query(page) });
    const value = answer.status === 200 ? partIn(answer.body, asked) : answer.body;
    if (value !== undefined || page >= Math.min(lastPageOf(answer.body), mostPages)) return { ...answer, value };
  }
}

/** What the description finds wrong with an answer. */
function differencesOf({ contract }: MockPlatform, { path }: ShopCall, { status, body }: Answered): readonly string[] {
  const operation = contract.operation('GET', path);
  return operation ? (contract.checkAnswer(operation, status, body) ?? []) : ['the description does not have it'];
}

/** The call in its own copy of the world, as far as the mock platform has it. */
function ready(platform: MockPlatform, shown: World, asked: ShopCall): { route: Route; call: Call } | null {
  const route = allRoutes.find(({ method, path }) => method === 'GET' && path === asked.path);
  const tenant = shown.table('tenants').first('key', asked.tenant);
  return route && tenant ? { route, call: callIn(platform, shown.copy(), { asked, tenant }) } : null;
}

/**
 * A row as the shop gets it: its operation is called as its owner, with the routes themselves, in a copy of the world, so that
 * looking changes nothing and stands in no log. Null when no call gives the row, or when nobody owns it.
 */
export function shopView(
  platform: MockPlatform,
  shown: World,
  { table, row }: { table: TableName; row: AnyRow },
): ShopView | null {
  const asked = shopCallOf(shown, table, row);
  const at = asked && ready(platform, shown, asked);
  if (!asked || !at) return null;
  const answer = found(at.route, at.call, asked);
  return {
    operation_id: platform.contract.operation('GET', asked.path)?.id ?? null,
    path: filled(asked),
    identity_address: asked.owner,
    status: answer.status,
    value: answer.value ?? null,
    differences: differencesOf(platform, asked, answer),
  };
}
