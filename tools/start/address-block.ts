/** A persona that `npm start` offers to sign in as. */
export interface SignInLink {
  readonly key: string;
  /** The variant in whose shop the persona has data. */
  readonly town: string;
  readonly story: string;
}

/** The facts that `npm start` prints. */
export interface Started {
  readonly shop: string;
  readonly platform: string;
  readonly variant: string;
  readonly scenario: string | undefined;
  readonly signInLinks: readonly SignInLink[];
  readonly seconds: number;
  /** The line with the keys; absent without a terminal. */
  readonly keys?: string;
}

const row = (label: string, text: string, remark = ''): string =>
  `  ${label.padEnd(11)} ${text.padEnd(36)} ${remark}`.trimEnd();

/** The sign-in links of the started variant's residents; all links for a variant without residents. */
function signInRows({ signInLinks, platform, variant }: Started): readonly string[] {
  const local = signInLinks.filter(({ town }) => town === variant);
  const shown = local.length === 0 ? signInLinks : local;
  if (shown.length === 0) return [];
  const links = shown.map(({ key, story }) => ({ link: `${platform}/_mock/as/${key}`, story }));
  const width = Math.max(...links.map(({ link }) => link.length));
  const elsewhere = signInLinks.length - shown.length;
  return [
    '  Sign in as',
    ...links.map(({ link, story }) => `    ${link.padEnd(width)}   ${story}`.trimEnd()),
    ...(elsewhere === 0
      ? []
      : [`    ${`${platform}/_mock`.padEnd(width)}   ${elsewhere} more, of other municipalities`]),
    '',
  ];
}

/** The block that `npm start` prints: all addresses, and a sign-in link for each persona. */
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
    ...signInRows(started),
    `  Ready in ${seconds.toFixed(1)} s. Ctrl-C stops all of it.`,
    ...(keys === undefined ? [] : [keys]),
    '',
  ].join('\n');
}
