import {
  LINK_IGNORED,
  PREFERENCE_TYPES,
  type NotificationPreference,
  type NotificationSettings,
  type SettingsChange,
} from '@stadstegoed/core/notifications/notification-settings.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, type Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestOne } from '../request.ts';
import type { Fields } from '../wire.ts';

type WireSettings = components['schemas']['NotificationSettings'];
type WirePreference = components['schemas']['NotificationPreference'];
type Settings = Promise<Result<NotificationSettings, Failure>>;

const SETTINGS = '/platform/notifications/settings';

/** The settings as the specification has them: also with the token of a mail's link, as a header, because an address would end up in logs. */
export const specifiedPreferenceCalls = {
  async readPreferences(client: PlatformClient, token: string | null, options: ReadOptions | undefined): Settings {
    const call = client.GET(SETTINGS, { params: paramsOf(token), signal: abortSignal(options) });
    return requestOne(call, toNotificationSettings);
  },
  async changePreferences(client: PlatformClient, change: SettingsChange, token: string | null): Settings {
    const body = {
      email_unsubscribed: change.emailUnsubscribed,
      ...(change.preferences.length === 0 ? {} : { preferences: change.preferences.map((one) => ({ ...one })) }),
    };
    return requestOne(client.PATCH(SETTINGS, { params: paramsOf(token), body }), toNotificationSettings);
  },
};

/** Real platforms ignore the token, and would show or change the settings of whoever is signed in. */
export const realPreferenceCalls: typeof specifiedPreferenceCalls = {
  async readPreferences(client, token, options) {
    return token === null ? specifiedPreferenceCalls.readPreferences(client, null, options) : IGNORED;
  },
  async changePreferences(client, change, token) {
    return token === null ? specifiedPreferenceCalls.changePreferences(client, change, null) : IGNORED;
  },
};

const IGNORED = err(failure('forbidden', { code: LINK_IGNORED }));

function paramsOf(token: string | null) {
  return token === null ? {} : { header: { 'Link-Token': token } };
}

/** Maps the wire format of the settings. */
function toNotificationSettings(wire: Fields<WireSettings>): NotificationSettings {
  return {
    email: wire.string('email', null),
    emailUnsubscribed: wire.boolean('email_unsubscribed'),
    preferences: wire.list('preferences', toPreference).flat(),
  };
}

/** A preference of a type that the shop does not know is left out, so that the others can still be changed. */
function toPreference(wire: Fields<WirePreference>): readonly NotificationPreference[] {
  const type = wire.knownOr('type', PREFERENCE_TYPES, null);
  if (type === null) return [];
  return [{ key: wire.string('key'), type, subscribed: wire.boolean('subscribed') }];
}
