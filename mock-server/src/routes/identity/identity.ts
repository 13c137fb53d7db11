/** The own account, signing up, and the check of an address. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { objectOf, textOf, wordOf } from '../../input.ts';
import { required } from '../../http/field-errors.ts';
import type { Sentence } from '../../http/language.ts';
import type { FieldErrors } from '../../http/refusal.ts';
import { confirmationLetter } from '../../services/mail/mail-texts.ts';
import { sendMail } from '../../services/mail/mailbox.ts';
import { throttle } from '../throttle/throttle.ts';
import { limits } from '../../domain/throttle/limits.ts';
import { addEmail, emailInUse, isEmail, newIdentity, primaryEmail } from '../../domain/identity/accounts.ts';
import { newProxy } from '../../domain/identity/proxies.ts';
import { mailLink } from './mail-link.ts';
import { unknownChoice, usedEmail, wrongEmail } from '../../http/texts.ts';

const addressParts: Sentence = {
  nl: 'Schrijf het adres in twee of drie delen met komma’s ertussen.',
  en: 'Write the address in two or three parts with commas between them.',
};

/** Types that a resident may name but that are never taken over. */
const ignoredTypes = ['bsn', 'primary_email'];

export const readIdentity = operation('readIdentity', {}, ({ caller, world }) => {
  const { identity } = caller;
  const confirmed = identity.bsn === null ? null : identity.bsn_confirmed_at;
  const age = confirmed === null ? null : Math.max(0, Math.floor((world.now() - confirmed) / 1000));
  return {
    data: {
      address: identity.address,
      email: primaryEmail(world, identity.address)?.email ?? null,
      bsn: identity.bsn !== null,
      bsn_time: age,
    },
  };
});

/** Record types that came without a value. */
const emptyRecords = (call: Call): readonly string[] =>
  [...call.cleared]
    .filter((name) => name.startsWith('records.'))
    .map((name) => name.slice('records.'.length))
    .filter((key) => !ignoredTypes.includes(key));

function recordErrors(call: Call): FieldErrors {
  const errors: { [field: string]: Sentence[] } = {};
  for (const key of emptyRecords(call)) errors[`records.${key}`] = [required];
  for (const [key, value] of Object.entries(objectOf(call.body['records']))) {
    if (!call.world.table('record_types').first('key', key)) errors[`records.${key}`] = [unknownChoice];
    const parts = wordOf(value).split(',').length;
    if (key === 'address' && (parts < 2 || parts > 3)) errors['records.address'] = [addressParts];
  }
  return errors;
}

function checkNew(call: Call): FieldErrors {
  const email = textOf(call.body, 'email');
  if (email === null) return recordErrors(call);
  if (!isEmail(email)) return { email: [wrongEmail], ...recordErrors(call) };
  return { ...(emailInUse(call.world, email) ? { email: [usedEmail] } : {}), ...recordErrors(call) };
}

/** Makes the account and mails the link; nobody is signed in by it. */
export const createIdentity = operation(
  'createIdentity',
  { guard: (call) => throttle(call, limits.auth), check: checkNew },
  (call) => {
    const { world } = call;
    const identity = newIdentity(world, { bsn: null });
    const email = textOf(call.body, 'email') ?? '';
    addEmail(world, identity.address, { email, initial: true, target: textOf(call.body, 'target') });
    const records = Object.entries(objectOf(call.body['records'])).filter(([key]) => !ignoredTypes.includes(key));
    records.forEach(([key, value], order) => {
      world.table('records').insert({
        identity_address: identity.address,
        record_type_key: key,
        value: wordOf(value),
        order,
        deleted: false,
        record_category_id: null,
        created_at: world.now(),
      });
    });
    const proxy = newProxy(world, 'confirmation_code', identity.address);
    sendMail(call, email, confirmationLetter(mailLink(call, 'confirmation', proxy.exchange_token)));
    return { address: identity.address };
  },
);

export const checkEmail = operation('checkEmail', { guard: (call) => throttle(call, limits.auth) }, (call) => {
  const email = textOf(call.body, 'email') ?? '';
  const used = emailInUse(call.world, email) !== undefined;
  return { email: { used, unique: !used, valid: isEmail(email) } };
});
