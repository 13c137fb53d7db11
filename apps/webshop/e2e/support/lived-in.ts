import { expect, type APIRequestContext } from '@playwright/test';
import { PLATFORM } from './town.ts';

/** A call of the shop: what it asks, what it sends, and the status that it gets. */
interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly sends?: object;
  readonly gets: number;
}

const post = (path: string, sends: object, gets: number): Ask => ({ method: 'POST', path, sends, gets });
const get = (path: string, gets: number): Ask => ({ method: 'GET', path, gets });

/** An hour of a resident in the shop: lists, a mail, a text message, sign-ins that wait, new records, and what is refused. */
const HOUR: readonly Ask[] = [
  get('/platform/config/webshop', 200),
  get('/platform/funds', 200),
  get('/platform/vouchers', 200),
  post('/identity/proxy/email', { email: 'samira@post.example', source: 'zonnedorp_webshop' }, 201),
  post('/identity/proxy/code', {}, 201),
  post('/platform/sms/send', { phone: '+31612345678', type: 'me_app_download_link' }, 200),
  ...Array.from({ length: 8 }, (_one, index) =>
    post('/identity/records', { type: 'telephone', value: `061111111${index}` }, 201),
  ),
  post('/identity/records', { type: 'telephone', value: '' }, 422),
  get('/platform/vouchers/nothing', 404),
  get('/platform/nothing', 404),
  get('/platform/tags', 503),
];

/** What that hour left to open. */
export interface Traces {
  /** The page on which DigiD asks who signs in. */
  readonly digid: string;
  /** What the QR code on a screen holds. */
  readonly scan: string;
}

/** Fills the log, the post, the phone and the history of the world in which this browser lives. */
export async function liveAnHour(request: APIRequestContext): Promise<Traces> {
  const console_ = (path: string, data: object) => request.post(`${PLATFORM}/_mock/api/${path}`, { data });
  const session = await console_('residents/samira/session', {});
  const { access_token } = await session.json();
  const headers = { 'Client-Type': 'webshop', 'Client-Key': 'zonnedorp', Authorization: `Bearer ${access_token}` };
  const ask = async ({ method, path, sends, gets }: Ask) => {
    const answer = await request.fetch(`${PLATFORM}/api/v1${path}`, { method, headers, ...(sends && { data: sends }) });
    expect(answer.status(), `${method} ${path}`).toBe(gets);
    return answer.json();
  };
  await console_('faults', { operation_id: 'listTags', status: 503, name: 'No tags today' });
  await console_('pushes', { persona: 'samira', title: 'Nieuw tegoed', text: 'U heeft een nieuw tegoed.' });
  await console_('snapshots', { name: 'morning' });
  for (const one of HOUR) await ask(one);
  const { auth_token } = await ask(post('/identity/proxy/token', {}, 201));
  const { redirect_url } = await ask(
    post('/platform/digid', { redirect_type: 'webshop', request: 'auth', fund_id: 1 }, 200),
  );
  await console_('clock', { step_seconds: 60 });
  await ask(get('/platform/funds', 200));
  const choice = await request.get(String(redirect_url), { headers: { Accept: 'text/html' } });
  return { digid: choice.url().replace(PLATFORM, ''), scan: String(auth_token) };
}
