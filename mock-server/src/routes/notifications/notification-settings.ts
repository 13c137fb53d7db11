/** What a resident wants to be told about: with a token of a session, or of the link in a mail. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { flagOf, listOf, objectOf, textOf } from '../../input.ts';
import type { Sentence } from '../../http/language.ts';
import { coded, said, unauthorised, type FieldErrors } from '../../http/refusal.ts';
import { allPreferences, isPreference, type Preference } from '../../notifications/preferences.ts';
import { primaryEmail } from '../../domain/identity/accounts.ts';
import { openPreferenceLink, usePreferenceLink } from '../../notifications/preference-links.ts';
import type { EmailRow, ProxyRow } from '../../tables/identity.ts';
import type { MailStopRow, NotificationPreferenceRow } from '../../tables/notifications.ts';
import { unknownChoice } from '../../http/texts.ts';

const needsEmail: Sentence = { nl: 'Voeg eerst een e-mailadres toe.', en: 'Add an e-mail address first.' };

/** The link of a mail with which the call came; null without one, and always on real platforms. A refused token is a 403. */
function linkOf(call: Call): ProxyRow | null {
  const token = call.headers['link-token'];
  if (typeof token !== 'string' || call.world.settings.edition === '2026-07') return null;
  const link = openPreferenceLink(call.world, token);
  if (typeof link === 'string') throw coded(403, link);
  return link;
}

/** The account whose settings they are: that of the link, else that of the caller. */
function ownerOf(call: Call): string {
  const address = linkOf(call)?.identity_address ?? call.caller?.identity.address;
  if (address === undefined) throw unauthorised('invalid_access_token');
  return address;
}

const ownEmail = (call: Call): EmailRow | null => primaryEmail(call.world, ownerOf(call));

const stopOf = (call: Call, email: string): MailStopRow | undefined =>
  call.world.table('mail_stops').first('email', email.toLowerCase());

const changedOf = (call: Call, preference: Preference): NotificationPreferenceRow | undefined =>
  call.world
    .table('notification_preferences')
    .where('identity_address', ownerOf(call))
    .find((row) => row.key === preference.key && row.type === preference.type);

function settings(call: Call): object {
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
function checkKeys(call: Call): FieldErrors {
  const errors = pairsOf(call).flatMap(({ key, type }, index) => {
    const judged = key !== null && (type === 'email' || type === 'push');
    return judged && !isPreference(key, type) ? [[`preferences.${index}.key`, [unknownChoice]] as const] : [];
  });
  return Object.fromEntries(errors);
}

/** No mail at all belongs to the address, not to the account. */
function switchMail(call: Call, email: string): void {
  const stops = call.world.table('mail_stops');
  const stop = stopOf(call, email);
  const isOff = flagOf(call.body, 'email_unsubscribed');
  if (isOff === true && !stop) stops.insert({ email: email.toLowerCase() });
  if (isOff === false && stop) stops.remove(stop);
}

function switchOne(call: Call, preference: Preference, subscribed: boolean): void {
  const preferences = call.world.table('notification_preferences');
  const known = changedOf(call, preference);
  if (known) preferences.update(known, { subscribed });
  else preferences.insert({ identity_address: ownerOf(call), ...preference, subscribed });
}

export const updateNotificationSettings = operation(
  'updateNotificationSettings',
  {
    guard: (call) => {
      if (!ownEmail(call)) throw said(403, needsEmail);
    },
    check: checkKeys,
  },
  (call) => {
    switchMail(call, ownEmail(call)?.email ?? '');
    for (const { key, type, on } of pairsOf(call)) {
      const preference = allPreferences.find((known) => known.key === key && known.type === type);
      if (preference) switchOne(call, preference, on);
    }
    const link = linkOf(call);
    if (link) usePreferenceLink(call.world, link);
    return settings(call);
  },
);

export const readNotificationSettings = operation('readNotificationSettings', {}, (call) => settings(call));
