import type { FastifyInstance } from 'fastify';
import { worldHeader } from '../../src/http/world.ts';
import { newShortToken } from '../../src/domain/identity/proxies.ts';
import type { IdentityRow, ProxyRow } from '../../src/database/tables/people.ts';
import type { World } from '../../src/database/world.ts';
import { apiPrefix } from '../../src/http/mock-platform.ts';
import { appSignInOf } from '../../src/services/phone/app-sign-in.ts';
import { waitingSignIns } from '../../src/services/phone/phone.ts';
import { askingOf } from '../../src/services/phone/waiting-for-phone.ts';

/** Somebody with an account, and the shop that belongs to the place where this resident lives. */
export type Resident = { readonly key: string; readonly town: string; readonly identity: IdentityRow };

/** Where an edge case is tried: in a world, by the one who holds the phone; `other` is somebody else with an account. */
export type Trial = {
  readonly app: FastifyInstance;
  readonly world: World;
  readonly worldName: string;
  readonly holder: Resident;
  readonly other: Resident | null;
};

/** What came of it: what the app says now, and the requests in which it happened, by their numbers in the log. */
export type Tried = { readonly said: string; readonly requests: readonly number[] };

type Asked = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: object;
};

/** One call of the platform; status 0 when the connection broke. */
export type Answered = { readonly status: number; readonly id: number | null };

async function ask({ app, world, worldName }: Trial, { method, path, headers, body }: Asked): Promise<Answered> {
  const [url, before] = [`${apiPrefix}${path}`, world.log.count];
  const status = await app
    .inject({
      method,
      url,
      headers: { ...headers, 'accept-language': 'nl', [worldHeader]: worldName },
      ...(body === undefined ? {} : { payload: body }),
    })
    .then(
      ({ statusCode }) => statusCode,
      () => 0,
    );
  const entry = world.log.entries.findLast(
    (one) => one.id > before && one.url === url && one.sent.headers['user-agent'] === headers['user-agent'],
  );
  return { status, id: entry?.id ?? null };
}

/** The token of the app; an app that is not signed in gets one first. */
const appTokenOf = (world: World, { address }: IdentityRow): string =>
  appSignInOf(world, address)?.token ?? world.transact(() => newShortToken(world, address)).result.access_token;

type Approval = { readonly by: Resident; readonly body: { readonly [name: string]: string } };

const approve = (trial: Trial, { by, body }: Approval): Promise<Answered> =>
  ask(trial, {
    method: 'POST',
    path: `/identity/proxy/authorize/${'auth_token' in body ? 'token' : 'code'}`,
    headers: {
      'client-type': 'me_app-android',
      'client-key': by.town,
      'user-agent': 'me_app (nagebootst)',
      authorization: `Bearer ${appTokenOf(trial.world, by.identity)}`,
    },
    body,
  });

const shopOf = ({ holder }: Trial): { readonly [name: string]: string } => ({
  'client-type': 'webshop',
  'client-key': holder.town,
  'user-agent': 'webshop (nagebootst)',
});

const poll = (trial: Trial, proxy: ProxyRow): Promise<Answered> =>
  ask(trial, {
    method: 'GET',
    path: '/identity/proxy/check-token',
    headers: {
      ...shopOf(trial),
      'client-key': askingOf(trial.world, proxy).clientKey ?? trial.holder.town,
      'access-token': proxy.access_token,
    },
  });

const newestQr = (world: World): ProxyRow | undefined => waitingSignIns(world).find(({ type }) => type === 'qr_code');

/** The shop of the town of the holder shows a QR code. */
export const shopShowsQr = (trial: Trial): Promise<Answered> =>
  ask(trial, {
    method: 'POST',
    path: '/identity/proxy/token',
    headers: shopOf(trial),
    body: {},
  });

/** The QR code in front of the camera; when there is none, a shop shows one first. */
async function qrOf(trial: Trial): Promise<{ readonly proxy: ProxyRow | undefined; readonly asked: Answered[] }> {
  const waiting = newestQr(trial.world);
  if (waiting) return { proxy: waiting, asked: [] };
  const asked = await shopShowsQr(trial);
  return { proxy: newestQr(trial.world), asked: [asked] };
}

type Scan = (trial: Trial, proxy: ProxyRow) => Promise<readonly Answered[]>;

const scan = (trial: Trial, proxy: ProxyRow, by = trial.holder): Promise<Answered> =>
  approve(trial, { by, body: { auth_token: proxy.exchange_token } });

const twice: Scan = async (trial, proxy) => [await scan(trial, proxy), await scan(trial, proxy)];

/** The code in front of the camera has lapsed a moment ago; the clock stays where it is. */
const lapsed: Scan = async (trial, proxy) => {
  const { world } = trial;
  world.transact(() => world.table('proxies').update(proxy, { exchange_until: world.now() - 1 }));
  return [await scan(trial, proxy)];
};

const asAnother: Scan = async (trial, proxy) => [await scan(trial, proxy, trial.other ?? trial.holder)];

/** No code of six digits begins with a zero, so this one is never right. */
const wrongCode: Scan = async (trial) => [await approve(trial, { by: trial.holder, body: { auth_code: '000000' } })];

/** The connection of this one app breaks once, as a fault; that is gone afterwards, also when another fault matched first. */
const noNetwork: Scan = async (trial, proxy) => {
  const faults = trial.world.table('faults');
  const { result: fault } = trial.world.transact(() =>
    faults.insert({
      operation_id: 'authorizeAuthToken',
      path: null,
      method: null,
      status: null,
      body: null,
      delay_ms: 0,
      drop: true,
      times: 1,
      persona: trial.holder.key,
      name: 'No network on the phone',
    }),
  );
  const answered = await scan(trial, proxy);
  const left = faults.get(fault.id);
  if (left) trial.world.transact(() => faults.remove(left));
  return [answered];
};

const things = { twice, lapsed, 'as-another': asAnother, 'wrong-code': wrongCode, 'no-network': noNetwork } as const;

/** Names of the edge cases that can be tried. */
export type EdgeCase = keyof typeof things;

export const isEdgeCase = (name: string): name is EdgeCase => Object.hasOwn(things, name);

/** What the app says to an answer; used and too old differ in their sentence only, so the thing that was tried decides. */
function saidAfter(thing: EdgeCase, status: number): string {
  if (status === 0) return 'offline';
  if (status === 200) return 'ja';
  if (status === 404) return 'unknown';
  if (status === 403) return thing === 'lapsed' ? 'too_old' : 'used';
  return 'broken';
}

/** Tries something odd by the calls of the platform: what the app asks, and then what the shop hears. */
export async function tryEdgeCase(trial: Trial, thing: EdgeCase): Promise<Tried> {
  const { proxy, asked } = await qrOf(trial);
  const scanned = proxy ? await things[thing](trial, proxy) : [];
  const heard = proxy ? [await poll(trial, proxy)] : [];
  const requests = [...asked, ...scanned, ...heard].flatMap(({ id }) => id ?? []);
  return { said: saidAfter(thing, scanned.at(-1)?.status ?? asked.at(-1)?.status ?? 0), requests };
}
