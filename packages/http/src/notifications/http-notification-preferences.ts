import type { NotificationPreferences } from '@stadstegoed/core/notifications/notification-preferences.port.ts';
import {
  PREFERENCE_TYPES,
  type NotificationPreference,
  type NotificationSettings,
  type SettingsChange,
} from '@stadstegoed/core/notifications/notification-settings.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { components } from '@stadstegoed/openapi/generated/api.d.ts';
import { abortSignal, type PlatformClient } from '../client.ts';
import { requestOne } from '../request.ts';
import type { Fields } from '../wire.ts';

type WireSettings = components['schemas']['NotificationSettings'];
type WirePreference = components['schemas']['NotificationPreference'];

const SETTINGS = '/platform/notifications/settings';

/** The HTTP adapter of `NotificationPreferences`. */
export class HttpNotificationPreferences implements NotificationPreferences {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  read(token: string | null, options?: ReadOptions): Promise<Result<NotificationSettings, Failure>> {
    return requestOne(
      this.#client.GET(SETTINGS, { params: paramsOf(token), signal: abortSignal(options) }),
      toNotificationSettings,
    );
  }

  change(change: SettingsChange, token: string | null): Promise<Result<NotificationSettings, Failure>> {
    const body = {
      email_unsubscribed: change.emailUnsubscribed,
      ...(change.preferences.length === 0 ? {} : { preferences: change.preferences.map((one) => ({ ...one })) }),
    };
    return requestOne(this.#client.PATCH(SETTINGS, { params: paramsOf(token), body }), toNotificationSettings);
  }
}

/** The token of a mail's link is a header: an address would end up in logs. */
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
