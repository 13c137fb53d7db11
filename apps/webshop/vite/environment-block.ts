const BLOCK = /(<script type="application\/json" id="environment">)([\s\S]*?)(<\/script>)/;

/**
 * Merges environment data over the data in the page's block. Throws on a page without the block. The data cannot close
 * the block, because `<` is escaped.
 */
export function withEnvironment(html: string, data: Readonly<Record<string, unknown>>): string {
  const found = BLOCK.exec(html);
  if (found === null) throw new Error('The page has no block for environment data.');
  const given: unknown = JSON.parse(found[2] ?? '{}');
  const merged = { ...(typeof given === 'object' ? given : {}), ...data };
  const json = JSON.stringify(merged).replaceAll('<', String.raw`\u003c`);
  const [, open = '', , close = ''] = found;
  return html.replace(BLOCK, () => `${open}${json}${close}`);
}

/**
 * The page of a release, in whose block nginx includes the environment data of the server, so that a new release does not
 * overwrite them. Throws on a page without the block.
 */
export function withIncludedEnvironment(html: string): string {
  if (!BLOCK.test(html)) throw new Error('The page has no block for environment data.');
  return html.replace(BLOCK, '$1<!--# include virtual="/environment.json" -->$3');
}

/**
 * The environment data of a local shop: the map and the register of addresses of the mock platform, and redirects to its
 * origin, which simulates DigiD. `clientKey` names another tenant than the variant's own.
 */
export function localEnvironment(platform: string, clientKey: string | null = null): Readonly<Record<string, unknown>> {
  const { origin } = new URL(platform);
  return {
    ...(clientKey === null ? {} : { clientKey }),
    redirectOrigins: [origin],
    mapTilesUrl: `${origin}/_mock/map/{z}/{x}/{y}.png`,
    geocoderUrl: `${origin}/_mock/locatieserver/search/v3_1`,
  };
}
