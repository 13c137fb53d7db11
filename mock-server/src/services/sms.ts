import type { SmsRow } from '../tables/services.ts';
import type { World } from '../world/world.ts';

/** Sends a text message; false when the sending service of this world refuses. */
export function sendSms(world: World, message: Pick<SmsRow, 'to' | 'text' | 'language'>): boolean {
  if (world.settings.sms_refused) return false;
  world.table('sms').insert({ ...message, sent_at: world.now(), read: false });
  return true;
}
