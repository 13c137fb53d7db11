/** Where the links in mails lead first. */

import { browserPage, htmlType } from '../../http/browser-page.ts';
import { Answer, redirect, type Call } from '../../http/call.ts';
import { route } from '../../http/operation.ts';
import { flagOf, textOf } from '../../input.ts';
import { notFound } from '../../http/refusal.ts';
import { clientTypes } from '../../http/tenant.ts';

/** Only known clients and tenants have a front to go to. */
function refuseUnknown(call: Call): void {
  const [type, key] = [textOf(call.query, 'client_type'), textOf(call.query, 'implementation_key')];
  if (type === null || !clientTypes.includes(type)) throw notFound();
  if (key === null || !call.world.table('tenants').first('key', key)) throw notFound();
}

/** With `is_mobile=1` a page offers the link into the app; otherwise the browser goes on to the shop. */
function onwards(call: Call, url: string, inApp: string): Answer {
  refuseUnknown(call);
  if (flagOf(call.query, 'is_mobile') !== true) return redirect(url);
  const href = `meapp://${inApp}?token=${encodeURIComponent(call.params['token'] ?? '')}`;
  const title = call.say({ nl: 'Open de app', en: 'Open the app' });
  const label = call.say({ nl: 'Verder in de app', en: 'Continue in the app' });
  const body = browserPage({ language: call.language, title, link: { href, label } });
  return new Answer(200, body, { 'content-type': htmlType });
}

function queryWith(values: { readonly [name: string]: string | null }): string {
  const kept = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== null && pair[1] !== '');
  const text = new URLSearchParams(kept).toString();
  return text === '' ? '' : `?${text}`;
}

export const redirectToRestore = route(
  { method: 'GET', path: '/identity/proxy/email/redirect/{token}', browser: true },
  (call) => {
    const query = queryWith({ token: call.params['token'] ?? '', target: textOf(call.query, 'target') });
    return onwards(call, `${call.platform.settings.shopUrl}/identity-restore${query}`, 'identity-restore');
  },
);

export const redirectToConfirmation = route(
  { method: 'GET', path: '/identity/proxy/confirmation/redirect/{token}', browser: true },
  (call) => {
    const query = queryWith({ target: textOf(call.query, 'target') });
    const url = `${call.platform.settings.shopUrl}/confirmation/email/${call.params['token'] ?? ''}${query}`;
    return onwards(call, url, 'identity-confirmation');
  },
);
