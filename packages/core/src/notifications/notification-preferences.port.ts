import type { ReadOptions } from '../shared/cancel-signal.ts';
import type { Failure } from '../shared/failure.ts';
import { portToken } from '../shared/port-token.ts';
import type { Result } from '../shared/result.ts';
import type { NotificationSettings, SettingsChange } from './notification-settings.ts';

/**
 * The notification settings: of the signed-in resident, or with the token of a mail's link of the resident who
 * got the mail. A refused token is `forbidden`; `tokenRefusal` reads why.
 */
export interface NotificationPreferences {
  read(token: string | null, options?: ReadOptions): Promise<Result<NotificationSettings, Failure>>;
  /** `forbidden` with a message for an account without an e-mail address. */
  change(change: SettingsChange, token: string | null): Promise<Result<NotificationSettings, Failure>>;
}

export const NotificationPreferences = portToken<NotificationPreferences>('NotificationPreferences');
