import type { Call } from '../http/call.ts';
import { textOf } from '../http/input.ts';
import { linkUrl } from '../twin.ts';

/** The link in a sign-in or sign-up mail: a browser redirect of the platform (part 1, 5.9). */
export function mailLink(call: Call, kind: 'email' | 'confirmation', token: string): string {
  const query = new URLSearchParams({
    target: textOf(call.body, 'target') ?? '',
    client_type: call.clientType,
    implementation_key: call.tenant.key,
    is_mobile: call.clientType.includes('app') ? '1' : '0',
  });
  return `${linkUrl(call.twin.settings)}/identity/proxy/${kind}/redirect/${token}?${query}`;
}
