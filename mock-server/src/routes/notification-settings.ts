import { ok } from '../http/call.ts';
import type { Call, Route, SignedCall } from '../http/call.ts';
import { flagOf, listOf, objectOf, textOf } from '../http/input.ts';
import type { Sentence } from '../http/language.ts';
import { said } from '../http/refusal.ts';
import type { FieldErrors } from '../http/refusal.ts';
import { allPreferences, isPreference } from '../rules/preferences.ts';
import type { Preference } from '../rules/preferences.ts';
import { primaryEmail } from '../store/accounts.ts';
import type { EmailRow } from '../store/table-people.ts';
import type { MailStopRow, NotificationPreferenceRow } from '../store/table-notices.ts';
import { unknownChoice } from './texts.ts';

const needsEmail: Sentence = { nl: 'Voeg eerst een e-mailadres toe.', en: 'Add an e-mail address first.' };

const ownEmail = (call: SignedCall): EmailRow | null => primaryEmail(call.world, call.caller.identity.address);

const stopOf = (call: Call, email: string): MailStopRow | undefined =>
  call.world.table('mail_stops').first('email', email.toLowerCase());

const changedOf = (call: SignedCall, preference: Preference): NotificationPreferenceRow | undefined =>
  call.world
    .table('notification_preferences')
    .where('identity_address', call.caller.identity.address)
    .find((row) => row.key === preference.key && row.type === preference.type);

function settings(call: SignedCall): object {
  const email = ownEmail(call)?.email ?? null;
  return {
    data: {
      email,
      email_unsubscribed: email !== null && stopOf(call, email) !== undefined,
      preferences: allPreferences.map((preference) => ({
        ...preference,
        subscribed: changedOf(call, preference)?.subscribed ?? true,
      })),
    },
  };
}

/** The pairs in the body that name something to switch. */
const pairsOf = (call: Call): { readonly key: string | null; readonly type: string | null; readonly on: boolean }[] =>
  listOf(call.body, 'preferences').map((item) => {
    const pair = objectOf(item);
    return { key: textOf(pair, 'key'), type: textOf(pair, 'type'), on: flagOf(pair, 'subscribed') === true };
  });

/** A pair with another fault has that fault named by the description already. */
function checkKeys(call: SignedCall): FieldErrors {
  const errors = pairsOf(call).flatMap(({ key, type }, index) => {
    const judged = key !== null && (type === 'email' || type === 'push');
    return judged && !isPreference(key, type) ? [[`preferences.${index}.key`, [unknownChoice]] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** No mail at all belongs to the address, not to the account. */
function switchMail(call: SignedCall, email: string): void {
  const stops = call.world.table('mail_stops');
  const stop = stopOf(call, email);
  const isOff = flagOf(call.body, 'email_unsubscribed');
  if (isOff === true && !stop) stops.insert({ email: email.toLowerCase() });
  if (isOff === false && stop) stops.remove(stop);
}

function switchOne(call: SignedCall, preference: Preference, subscribed: boolean): void {
  const preferences = call.world.table('notification_preferences');
  const known = changedOf(call, preference);
  if (known) preferences.update(known, { subscribed });
  else preferences.insert({ identity_address: call.caller.identity.address, ...preference, subscribed });
}

function change(call: SignedCall): object {
  switchMail(call, ownEmail(call)?.email ?? '');
  for (const { key, type, on } of pairsOf(call)) {
    const preference = allPreferences.find((known) => known.key === key && known.type === type);
    if (preference) switchOne(call, preference, on);
  }
  return settings(call);
}

const place = '/platform/notifications/settings';

/** What a resident wants to be told about (part 2, 14.2). */
export const notificationSettingRoutes: readonly Route[] = [
  { method: 'GET', path: place, access: 'signed-in', handle: (call) => ok(settings(call)) },
  {
    method: 'PATCH',
    path: place,
    access: 'signed-in',
    guard: (call) => {
      if (!ownEmail(call)) throw said(403, needsEmail);
    },
    check: checkKeys,
    handle: (call) => ok(change(call)),
  },
];
