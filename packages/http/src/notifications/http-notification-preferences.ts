import type { NotificationPreferences } from '@stadstegoed/core/notifications/notification-preferences.port.ts';
import type { NotificationSettings, SettingsChange } from '@stadstegoed/core/notifications/notification-settings.ts';
import type { ReadOptions } from '@stadstegoed/core/shared/cancel-signal.ts';
import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import type { Result } from '@stadstegoed/core/shared/result.ts';
import type { PlatformClient } from '../client.ts';
import { inDialect } from '../dialect.ts';

export class HttpNotificationPreferences implements NotificationPreferences {
  readonly #client: PlatformClient;

  constructor(client: PlatformClient) {
    this.#client = client;
  }

  read(token: string | null, options?: ReadOptions): Promise<Result<NotificationSettings, Failure>> {
    return inDialect(this.#client, (dialect) => dialect.readPreferences(this.#client, token, options));
  }

  change(change: SettingsChange, token: string | null): Promise<Result<NotificationSettings, Failure>> {
    return inDialect(this.#client, (dialect) => dialect.changePreferences(this.#client, change, token));
  }
}
