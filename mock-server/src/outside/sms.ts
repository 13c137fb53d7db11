import type { World } from '../store/world.ts';

/** Sends a text message; false when the sending service of this world refuses. */
export function sendSms(world: World, to: string, text: string): boolean {
  if (world.settings.sms_refused) return false;
  world.table('sms').insert({ to, text, sent_at: world.now(), read: false });
  return true;
}
