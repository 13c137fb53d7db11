import type { SmsRow } from '../store/table-outside.ts';
import type { World } from '../store/world.ts';

/** Sends a text message; false when the sending service of this world refuses. */
export function sendSms(world: World, to: string, text: string): boolean {
  if (world.settings.sms_refused) return false;
  world.table('sms').insert({ to, text, sent_at: world.now() });
  return true;
}

/** Text messages of the world, newest first. */
export const allSms = (world: World): SmsRow[] => world.table('sms').all().toReversed();
