/** The link to the app by SMS; a message counts when its fields are right. */

import type { Call } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { textOf } from '../../input.ts';
import { Refusal, type FieldErrors } from '../../http/refusal.ts';
import { sendSms } from '../../services/sms.ts';
import { throttle } from '../throttle/throttle.ts';
import { limits } from '../../domain/throttle/limits.ts';

const wrongPhone = { nl: 'Vul een Nederlands telefoonnummer in.', en: 'Enter a Dutch phone number.' };
const unreachable = { nl: 'Wij kunnen dit nummer niet bereiken.', en: 'We cannot reach this number.' };

function check(call: Call): FieldErrors {
  const phone = textOf(call.body, 'phone');
  return phone === null || /^\+31\d{9}$/.test(phone) ? {} : { phone: [wrongPhone] };
}

function sendLink(call: Call): readonly never[] {
  throttle(call, limits.sms);
  const link = `${call.platform.settings.shopUrl}/me`;
  const text = call.say({ nl: `Download de app: ${link}`, en: `Download the app: ${link}` });
  const sent = sendSms(call.world, { to: textOf(call.body, 'phone') ?? '', text, language: call.language });
  if (!sent) throw new Refusal(422, (say) => ({ errors: { phone: [say(unreachable)] } }));
  return [];
}

export const sendAppLink = operation('sendSms', { check }, sendLink);

/** The same on real platforms. */
export const shareAppLink = operation('shareSms', {}, sendLink);
