/** A resident of the made-up municipality, with what there is to see when signed in as this person. */
export interface WayIn {
  readonly key: string;
  /** The municipality in whose shop there is something to see as this person. */
  readonly town: string;
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
  /** The keys that the terminal knows, as one line; absent where there is no terminal. */
  readonly keys?: string;
}

const row = (label: string, text: string, remark = ''): string =>
  `  ${label.padEnd(11)} ${text.padEnd(36)} ${remark}`.trimEnd();

/** The residents of the municipality whose shop is started; everybody where nobody lives, as in the shops of a purpose. */
function waysInRows({ waysIn, platform, variant }: Started): readonly string[] {
  const neighbours = waysIn.filter(({ town }) => town === variant);
  const shown = neighbours.length === 0 ? waysIn : neighbours;
  if (shown.length === 0) return [];
  const links = shown.map(({ key, story }) => ({ link: `${platform}/_mock/as/${key}`, story }));
  const width = Math.max(...links.map(({ link }) => link.length));
  const elsewhere = waysIn.length - shown.length;
  return [
    '  Sign in as',
    ...links.map(({ link, story }) => `    ${link.padEnd(width)}   ${story}`.trimEnd()),
    ...(elsewhere === 0
      ? []
      : [`    ${`${platform}/_mock`.padEnd(width)}   ${elsewhere} more, of other municipalities`]),
    '',
  ];
}

/** The one block that `npm start` prints: every address, and a ready-made way in for each situation. */
export function addressBlock(started: Started): string {
  const { shop, platform, variant, scenario, seconds, keys } = started;
  return [
    '',
    '  STADSTEGOED   simulated: nobody and nothing in here is real',
    '',
    row('Shop', shop, variant),
    row('Mailbox', `${platform}/_mock/mail`, 'mails, text messages, pushes'),
    row('Phone', `${platform}/_mock/phone`, 'stands in for the app'),
    row('Console', `${platform}/_mock`, scenario === undefined ? 'scenarios, clock, reset' : `scenario ${scenario}`),
    row('API docs', `${platform}/_mock/api`),
    '',
    ...waysInRows(started),
    `  Ready in ${seconds.toFixed(1)} s. Ctrl-C stops all of it.`,
    ...(keys === undefined ? [] : [keys]),
    '',
  ].join('\n');
}
