import { expect, type APIRequestContext } from '@playwright/test';
import { PLATFORM } from './test-world.ts';

/** A request of the shop with its body and the expected status. */
interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly status: number;
}

const post = (path: string, body: object, status: number): Call => ({ method: 'POST', path, body, status });
const get = (path: string, status: number): Call => ({ method: 'GET', path, status });

/** The requests of a resident: lists, a mail, a text message, pending sign-ins, new records, and rejected requests. */
const CALLS: readonly Call[] = [
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

/** Pages that exist after the activity. */
export interface Traces {
  /** The path of the DigiD page that asks who signs in. */
  readonly digid: string;
  /** The content of the sign-in QR code. */
  readonly scan: string;
}

/** Fills the log, the messages, the phone and the history of this browser's world. */
export async function createActivity(request: APIRequestContext): Promise<Traces> {
  const console_ = (path: string, data: object) => request.post(`${PLATFORM}/_mock/api/${path}`, { data });
  const session = await console_('residents/samira/session', {});
  const { access_token } = await session.json();
  const headers = { 'Client-Type': 'webshop', 'Client-Key': 'zonnedorp', Authorization: `Bearer ${access_token}` };
  const send = async ({ method, path, body, status }: Call) => {
    const answer = await request.fetch(`${PLATFORM}/api/v1${path}`, { method, headers, ...(body && { data: body }) });
    expect(answer.status(), `${method} ${path}`).toBe(status);
    return answer.json();
  };
  await console_('faults', { operation_id: 'listTags', status: 503, name: 'No tags today' });
  await console_('pushes', { persona: 'samira', title: 'Nieuw tegoed', text: 'U heeft een nieuw tegoed.' });
  await console_('snapshots', { name: 'morning' });
  for (const one of CALLS) await send(one);
  const { auth_token } = await send(post('/identity/proxy/token', {}, 201));
  const { redirect_url } = await send(
    post('/platform/digid', { redirect_type: 'webshop', request: 'auth', fund_id: 1 }, 200),
  );
  await console_('clock', { step_seconds: 60 });
  await send(get('/platform/funds', 200));
  const choice = await request.get(String(redirect_url), { headers: { Accept: 'text/html' } });
  return { digid: choice.url().replace(PLATFORM, ''), scan: String(auth_token) };
}
