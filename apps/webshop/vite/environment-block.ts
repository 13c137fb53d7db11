const BLOCK = /(<script type="application\/json" id="environment">)([\s\S]*?)(<\/script>)/;

/**
 * The page with further environment data in its block, over what stands there. Throws on a page without the block. The
 * data cannot end the block: `<` is written as an escape.
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

/** What a shop on this machine has to know of its platform: DigiD is played on the platform's own origin. */
export function localEnvironment(platform: string): Readonly<Record<string, unknown>> {
  return { redirectOrigins: [new URL(platform).origin] };
}
