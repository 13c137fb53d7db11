/** Access tokens: sign-in by mail, QR code and pin code, exchanges, signing out. */

import { created, type Call, type SignedCall } from '../../http/call.ts';
import { operation, route } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import { coded, notFound, said, type FieldErrors, type Refusal } from '../../http/refusal.ts';
import { loginLetter } from '../../services/mail/mail-texts.ts';
import { sendMail } from '../../services/mail/mailbox.ts';
import { approve, type Approval } from '../../services/phone/phone.ts';
import { countAttempt } from '../../domain/throttle/attempts.ts';
import { refuseWhenUsedUp, throttle } from '../throttle/throttle.ts';
import { limits } from '../../domain/throttle/limits.ts';
import { emailInUse, isEmail, verifyEmail } from '../../domain/identity/accounts.ts';
import {
  activateProxy,
  exchangeProblem,
  newProxy,
  newShortToken,
  proxyWith,
  stateNow,
} from '../../domain/identity/proxies.ts';
import type { EmailRow, ProxyType } from '../../tables/identity.ts';
import { frontOf, mailLink } from './mail-link.ts';
import { unknownChoice, unknownEmail, wrongEmail } from '../../http/texts.ts';

/** 404 for an unknown token, 403 for one that is used or too old. */
function exchangeRefusal(problem: 'unknown' | 'used' | 'too_old'): Refusal {
  if (problem === 'unknown') return notFound();
  return problem === 'used'
    ? said(403, { nl: 'Deze link of code is al gebruikt.', en: 'This link or code has been used already.' })
    : said(403, { nl: 'Deze link of code is niet meer geldig.', en: 'This link or code is no longer valid.' });
}

/** The first address of an account is confirmed by using a link that was mailed to it. */
function confirmInitial(call: Call, identityAddress: string): void {
  const emails = call.world.table('emails').where('identity_address', identityAddress);
  const initial = emails.find((email) => email.initial && !email.verified);
  if (initial) verifyEmail(call.world, initial);
}

function exchange(call: Call, type: ProxyType): object {
  const proxy = proxyWith(call.world, type, call.params['token'] ?? '');
  const problem = exchangeProblem(proxy, call.world.now());
  if (problem !== null || !proxy) throw exchangeRefusal(problem ?? 'unknown');
  const address = proxy.identity_address ?? '';
  if (type !== 'short_token') {
    activateProxy(call.world, proxy, address);
    confirmInitial(call, address);
  }
  return { access_token: proxy.access_token };
}

export const exchangeEmailToken = operation('exchangeEmailToken', {}, (call) => exchange(call, 'email_code'));

export const exchangeConfirmationToken = operation('exchangeConfirmationToken', {}, (call) =>
  exchange(call, 'confirmation_code'),
);

export const exchangeShortToken = operation('exchangeShortToken', {}, (call) => exchange(call, 'short_token'));

/** The account that a login link goes to: its primary address. */
function primaryFor(call: Call): EmailRow | undefined {
  const found = emailInUse(call.world, textOf(call.body, 'email') ?? '');
  return found?.primary ? found : undefined;
}

function checkLogin(call: Call): FieldErrors {
  const [email, source] = [textOf(call.body, 'email'), textOf(call.body, 'source')];
  return {
    ...(email !== null && !isEmail(email) ? { email: [wrongEmail] } : {}),
    ...(email !== null && isEmail(email) && !primaryFor(call) ? { email: [unknownEmail] } : {}),
    ...(source !== null && !frontOf(call, source) ? { source: [unknownChoice] } : {}),
  };
}

export const sendLoginLink = operation(
  'sendLoginLink',
  { guard: (call) => throttle(call, limits.auth), check: checkLogin },
  (call) => {
    const email = primaryFor(call);
    if (!email) throw notFound();
    const proxy = newProxy(call.world, 'email_code', email.identity_address);
    sendMail(call, email.email, loginLetter(mailLink(call, 'email', proxy.exchange_token)));
    return {};
  },
);

function authorize(call: SignedCall, approval: Approval): object {
  const approved = approve(call.world, approval, call.caller.identity);
  if (!('problem' in approved)) return { success: true };
  // Six digits can be guessed, the token in a QR code cannot.
  if ('auth_code' in approval) countAttempt(call, limits.appCode);
  throw exchangeRefusal(approved.problem);
}

function state(call: Call): 'pending' | 'active' | 'invalid' {
  const token = call.headers['access-token'];
  const proxy = typeof token === 'string' ? call.world.table('proxies').first('access_token', token) : undefined;
  const now = proxy ? stateNow(call.world, proxy) : 'invalid';
  return now === 'pending' || now === 'active' ? now : 'invalid';
}

export const signOut = operation('signOut', {}, ({ world, caller }) => {
  world.table('proxies').update(caller.proxy, { state: 'destroyed' });
  return { success: true };
});

export const createAuthToken = operation('createAuthToken', {}, ({ world }) => {
  const { access_token, exchange_token } = newProxy(world, 'qr_code', null);
  return { access_token, auth_token: exchange_token };
});

export const createAuthCode = operation('createAuthCode', {}, ({ world }) => {
  const { access_token, exchange_token } = newProxy(world, 'pin_code', null);
  return { access_token, auth_code: Number(exchange_token) };
});

export const checkAccessToken = operation('checkAccessToken', {}, (call) => ({ message: state(call) }));

export const authorizeAuthToken = operation('authorizeAuthToken', {}, (call) =>
  authorize(call, { auth_token: textOf(call.body, 'auth_token') ?? '' }),
);

export const authorizeAuthCode = operation(
  'authorizeAuthCode',
  { guard: (call) => refuseWhenUsedUp(call, limits.appCode) },
  (call) => authorize(call, { auth_code: textOf(call.body, 'auth_code') ?? '' }),
);

export const createShortToken = route({ method: 'POST', path: '/identity/proxy/short-token' }, ({ caller, world }) => {
  if (!caller) throw coded(403, 'This action is unauthorized.');
  return created({ exchange_token: newShortToken(world, caller.identity.address).exchange_token });
});
