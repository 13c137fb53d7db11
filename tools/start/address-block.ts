/** A resident of the made-up municipality, with what there is to see when signed in as this person. */
export interface WayIn {
  readonly key: string;
  readonly story: string;
}

/** What a started shop tells the person at the keyboard. */
export interface Started {
  readonly shop: string;
  readonly platform: string;
  readonly variant: string;
  readonly scenario: string | undefined;
  readonly waysIn: readonly WayIn[];
  readonly seconds: number;
}

const row = (label: string, text: string, remark = ''): string =>
  `  ${label.padEnd(11)} ${text.padEnd(36)} ${remark}`.trimEnd();

function waysInRows({ waysIn, platform }: Started): readonly string[] {
  if (waysIn.length === 0) return [];
  const links = waysIn.map(({ key, story }) => ({ link: `${platform}/_mock/as/${key}`, story }));
  const width = Math.max(...links.map(({ link }) => link.length));
  return ['  Sign in as', ...links.map(({ link, story }) => `    ${link.padEnd(width)}   ${story}`.trimEnd()), ''];
}

/** The one block that `npm start` prints: every address, and a ready-made way in for each situation. */
export function addressBlock(started: Started): string {
  const { shop, platform, variant, scenario, seconds } = started;
  return [
    '',
    '  STADSTEGOED   simulated: nobody and nothing in here is real',
    '',
    row('Shop', shop, variant),
    row('Mailbox', `${platform}/_mock/mail`, 'mails and text messages'),
    row('Phone', `${platform}/_mock/phone`, 'stands in for the app'),
    row('Console', `${platform}/_mock`, scenario === undefined ? 'scenarios, clock, reset' : `scenario ${scenario}`),
    row('API docs', `${platform}/_mock/api`),
    '',
    ...waysInRows(started),
    `  Ready in ${seconds.toFixed(1)} s. Ctrl-C stops all of it.`,
    '',
  ].join('\n');
}
