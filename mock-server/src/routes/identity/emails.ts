/** The own e-mail addresses. */

import type { Call, SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { whole } from '../../http/page.ts';
import { rowIn } from '../../http/rows-of-call.ts';
import { forbidden, notFound, said, type FieldErrors } from '../../http/refusal.ts';
import { verificationLetter } from '../../services/mail/mail-texts.ts';
import { sendMail } from '../../services/mail/mailbox.ts';
import { throttle } from '../throttle/throttle.ts';
import { limits } from '../../domain/throttle/limits.ts';
import { addEmail, emailInUse, isEmail, primaryEmail, verifyEmail } from '../../domain/identity/accounts.ts';
import type { EmailRow } from '../../tables/identity.ts';
import { moment } from '../../wire/format.ts';
import { usedEmail, wrongEmail } from '../../http/texts.ts';

const isPrimary: Sentence = { nl: 'Dit is al uw hoofdadres.', en: 'This is your main address already.' };
const notVerified: Sentence = { nl: 'Bevestig dit adres eerst.', en: 'Confirm this address first.' };
const keepPrimary: Sentence = {
  nl: 'Uw hoofdadres kunt u niet verwijderen.',
  en: 'You cannot remove your main address.',
};
const isVerified: Sentence = { nl: 'Dit adres is al bevestigd.', en: 'This address has been confirmed already.' };

const email = (call: Call, row: EmailRow): object => ({
  id: row.id,
  identity_address: row.identity_address,
  email: row.email,
  verified: row.verified,
  primary: row.primary,
  ...moment('created_at', row.created_at, call.language),
  ...moment('updated_at', row.updated_at, call.language),
});

/** The address in the path; unknown is 404, somebody else's 403. */
function ownEmail(call: SignedCall): EmailRow {
  const row = rowIn(call, 'emails');
  if (row.identity_address !== call.caller.identity.address) throw forbidden();
  return row;
}

export const listEmails = operation('listEmails', {}, (call) => {
  const rows = call.world
    .table('emails')
    .where('identity_address', call.caller.identity.address)
    .toSorted((one, other) => Number(other.primary) - Number(one.primary) || one.email.localeCompare(other.email));
  return whole(call, rows, (row) => email(call, row));
});

function checkNew(call: SignedCall): FieldErrors {
  const text = textOf(call.body, 'email');
  if (text === null) return {};
  if (!isEmail(text)) return { email: [wrongEmail] };
  return emailInUse(call.world, text) ? { email: [usedEmail] } : {};
}

function mailVerification(call: Call, row: EmailRow): void {
  const url = `${call.platform.settings.publicUrl}/email-verification/${row.verification_token}`;
  sendMail(call, row.email, verificationLetter(url));
}

export const addOwnEmail = operation(
  'addEmail',
  { guard: (call) => throttle(call, limits.email), check: checkNew },
  (call) => {
    const row = addEmail(call.world, call.caller.identity.address, {
      email: textOf(call.body, 'email') ?? '',
      initial: false,
      target: textOf(call.body, 'target'),
    });
    mailVerification(call, row);
    return { data: email(call, row) };
  },
);

export const promoteEmail = operation('promoteEmail', {}, (call) => {
  const row = ownEmail(call);
  if (row.primary) throw said(403, isPrimary);
  if (!row.verified) throw said(403, notVerified);
  const emails = call.world.table('emails');
  const old = primaryEmail(call.world, row.identity_address);
  if (old) emails.update(old, { primary: false, updated_at: call.world.now() });
  return { data: email(call, emails.update(row, { primary: true, updated_at: call.world.now() })) };
});

export const removeEmail = operation('removeEmail', {}, (call) => {
  const row = ownEmail(call);
  if (row.primary) throw said(403, keepPrimary);
  call.world.table('emails').remove(row);
  return [];
});

export const readEmail = operation('readEmail', {}, (call) => ({ data: email(call, ownEmail(call)) }));

export const resendEmailVerification = operation(
  'resendEmailVerification',
  {
    guard: (call) => {
      if (ownEmail(call).verified) throw said(403, isVerified);
      throttle(call, limits.email);
    },
  },
  (call) => {
    const row = ownEmail(call);
    mailVerification(call, row);
    return { data: email(call, row) };
  },
);

/** The address of the token in the path, on the platform of July 2026. */
export const verifyOwnEmail = operation('verifyEmail', {}, (call) => {
  const row = call.world.table('emails').first('verification_token', call.params['token'] ?? '');
  if (!row) throw notFound();
  if (row.identity_address !== call.caller.identity.address) throw forbidden();
  if (row.verified) throw said(403, isVerified);
  return { data: email(call, verifyEmail(call.world, row)) };
});
