import type { Resident } from '@stadstegoed/mock-server/client.ts';

interface Started {
  readonly shop: string;
  readonly platform: string;
  readonly variant: string;
  readonly scenario: string | undefined;
  readonly residents: readonly Resident[];
  readonly seconds: number;
}

/**
 * A sign-in link for each resident of the variant, or for each resident when the variant has none, and below that all addresses:
 * the end of a long list is what a terminal shows.
 */
export function addressBlock({ shop, platform, variant, scenario, residents, seconds }: Started): string {
  const row = (label: string, address: string, remark = ''): string =>
    `  ${label.padEnd(11)} ${address.padEnd(36)} ${remark}`.trimEnd();
  const accounts = residents.filter((resident) => resident.has_account);
  const local = accounts.filter(({ town }) => town === variant);
  const shown = local.length === 0 ? accounts : local;
  const more = accounts.length - shown.length;
  const link = (address: string, story: string): string => `    ${`${platform}${address}`.padEnd(48)} ${story}`;
  return [
    '',
    '  Sign in as',
    ...shown.map(({ key, story }) => link(`/_mock/as/${key}`, story)),
    ...(more === 0 ? [] : [link('/_mock', `${more} more, of other municipalities`)]),
    '',
    '  STADSTEGOED   simulated: nobody and nothing in here is real',
    '',
    row('Shop', shop, variant),
    row('Mailbox', `${platform}/_mock/mail`, 'mails, text messages, pushes'),
    row('Phone', `${platform}/_mock/phone`, 'stands in for the app'),
    row('Console', `${platform}/_mock`, scenario === undefined ? 'scenarios, clock, reset' : `scenario ${scenario}`),
    row('Requests', `${platform}/_mock/requests`, 'the last calls with their bodies'),
    row('API docs', `${platform}/_mock/api`),
    '',
    `  Ready in ${seconds.toFixed(1)} s. Ctrl-C stops all of it.`,
    '',
  ].join('\n');
}
