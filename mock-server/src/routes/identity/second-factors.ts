/** The second factor of the account, on the platform of July 2026. */

import { Answer, created, type Call, type SignedCall } from '../../http/call.ts';
import type { Sentence } from '../../http/language.ts';
import { operation } from '../../http/operation.ts';
import { forbidden, notFound, type FieldErrors } from '../../http/refusal.ts';
import { textOf } from '../../input.ts';
import { limits } from '../../domain/throttle/limits.ts';
import {
  activeFactorsOf,
  beginFactor,
  confirmSession,
  factorsOf,
  isCodeOf,
  isConfirmed,
  isRequired,
  isRestricted,
  providers,
  secretUrl,
} from '../../domain/identity/second-factors.ts';
import { sendSms } from '../../services/sms.ts';
import type { SecondFactorRow } from '../../tables/identity.ts';
import { dayLocale, timestamp } from '../../wire/format.ts';
import { throttle } from '../throttle/throttle.ts';

const wrongCode: Sentence = { nl: 'Deze code klopt niet.', en: 'This code is not right.' };
const wrongApp: Sentence = { nl: 'Kies uw app.', en: 'Choose your app.' };
const takenType: Sentence = { nl: 'U heeft deze manier al.', en: 'You have this method already.' };
const wrongPhone: Sentence = { nl: 'Vul een telefoonnummer in.', en: 'Enter a phone number.' };

const provider = (row: SecondFactorRow) => {
  const found = providers.find(({ key }) => key === row.provider) ?? providers[0];
  return { ...found, url_ios: null, url_android: null };
};

const factor = (call: Call, row: SecondFactorRow): object => ({
  uuid: row.uuid,
  state: row.state,
  provider_type: provider(row),
  ...(row.phone === null ? {} : { phone: `${'*'.repeat(row.phone.length - 2)}${row.phone.slice(-2)}` }),
  created_at: timestamp(row.created_at).slice(0, 10),
  created_at_locale: dayLocale(timestamp(row.created_at).slice(0, 10), call.language),
});

export const readSecondFactors = operation('readSecondFactors', {}, (call) => {
  const { world, caller } = call;
  const restriction = { restricted: isRestricted(world, caller), funds: [], organizations: [] };
  return {
    data: {
      required: isRequired(world, caller.identity),
      confirmed: isConfirmed(caller.session),
      providers: providers.map((one) => ({ ...one, url_ios: null, url_android: null })),
      provider_types: [
        { type: 'authenticator', title: 'Authenticator', subtitle: 'Een app maakt de code' },
        { type: 'phone', title: 'SMS', subtitle: 'De code komt in een sms' },
      ],
      active_providers: activeFactorsOf(world, caller.identity).map((row) => factor(call, row)),
      restrictions: { emails: restriction, sessions: restriction, reimbursements: restriction },
    },
  };
});

/** The own factor in the path; one that was taken off is unknown. */
function ownFactor({ world, caller, params }: SignedCall): SecondFactorRow {
  const row = factorsOf(world, caller.identity).find(({ uuid }) => uuid === params['uuid']);
  if (!row) throw notFound();
  return row;
}

/** Sends a code and remembers it. */
function sendCode(call: SignedCall, row: SecondFactorRow): SecondFactorRow {
  const code = String(call.world.random.between(100_000, 999_999));
  const text = call.say({ nl: `Uw code is ${code}`, en: `Your code is ${code}` });
  sendSms(call.world, { to: row.phone ?? '', text, language: call.language });
  return call.world.table('second_factors').update(row, { sent_code: code });
}

function checkNew(call: SignedCall): FieldErrors {
  const type = textOf(call.body, 'type');
  if (activeFactorsOf(call.world, call.caller.identity).some((row) => row.type === type)) return { type: [takenType] };
  return type === 'phone' && textOf(call.body, 'phone') === null ? { phone: [wrongPhone] } : {};
}

export const addSecondFactor = operation(
  'addSecondFactor',
  {
    guard: (call) => {
      const isOpen = isConfirmed(call.caller.session) || activeFactorsOf(call.world, call.caller.identity).length === 0;
      if (!isOpen) throw forbidden();
      throttle(call, limits.secondFactor);
    },
    check: checkNew,
  },
  (call) => {
    const type = textOf(call.body, 'type') === 'phone' ? 'phone' : 'authenticator';
    const phone = type === 'phone' ? textOf(call.body, 'phone') : null;
    const begun = beginFactor(call.world, call.caller.identity, { type, phone });
    const row = type === 'phone' ? sendCode(call, begun) : begun;
    const forApp = row.secret === null ? {} : { secret: row.secret, secret_url: secretUrl(row) };
    return created({ data: { ...factor(call, row), ...forApp }, code_sent: type === 'phone' });
  },
);

export const resendSecondFactorCode = operation(
  'resendSecondFactorCode',
  {
    guard: (call) => {
      if (ownFactor(call).type !== 'phone') throw forbidden();
      throttle(call, limits.secondFactorCode);
    },
  },
  (call) => ({ data: factor(call, sendCode(call, ownFactor(call))), code_sent: true }),
);

function checkCode(call: SignedCall): FieldErrors {
  const code = textOf(call.body, 'code');
  return code === null || isCodeOf(call.world, ownFactor(call), code) ? {} : { code: [wrongCode] };
}

function checkFirstCode(call: SignedCall): FieldErrors {
  const { type } = ownFactor(call);
  const key = textOf(call.body, 'key');
  const isKnown = key === null || providers.some((one) => one.key === key && one.type === type);
  return { ...checkCode(call), ...(isKnown ? {} : { key: [wrongApp] }) };
}

export const activateSecondFactor = operation(
  'activateSecondFactor',
  {
    guard: (call) => {
      if (ownFactor(call).state === 'active') throw forbidden();
      throttle(call, limits.secondFactor);
    },
    check: checkFirstCode,
  },
  (call) => {
    const { world, caller } = call;
    const row = world
      .table('second_factors')
      .update(ownFactor(call), { state: 'active', provider: textOf(call.body, 'key') ?? '' });
    confirmSession(world, caller.session, true);
    return { data: factor(call, row) };
  },
);

export const confirmSecondFactor = operation(
  'confirmSecondFactor',
  {
    guard: (call) => {
      if (ownFactor(call).state !== 'active') throw notFound();
      if (isConfirmed(call.caller.session)) throw forbidden();
      throttle(call, limits.secondFactor);
    },
    check: checkCode,
  },
  (call) => {
    confirmSession(call.world, call.caller.session, true);
    return new Answer(200, {});
  },
);

export const deactivateSecondFactor = operation(
  'deactivateSecondFactor',
  {
    guard: (call) => {
      ownFactor(call);
      throttle(call, limits.secondFactor);
    },
    check: checkCode,
  },
  (call) => {
    call.world.table('second_factors').update(ownFactor(call), { state: 'deactivated' });
    confirmSession(call.world, call.caller.session, false);
    return new Answer(200, {});
  },
);
