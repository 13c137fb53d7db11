/** Custom properties by name, with unresolved `var()`. */
export type Tokens = ReadonlyMap<string, string>;

/** The custom properties of a style sheet for the given selectors; a later one overrides an earlier one. */
export function tokensOf(css: string, selectors: readonly string[]): Tokens {
  const tokens = new Map<string, string>();
  const bare = css.replaceAll(/\/\*.*?\*\//gs, '');
  for (const [, prelude = '', body = ''] of bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!prelude.split(',').some((selector) => selectors.includes(selector.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

/** Merges sets of tokens; a later set overrides an earlier one. */
export function mergeTokens(...layers: readonly Tokens[]): Tokens {
  return new Map(layers.flatMap((layer) => [...layer]));
}

/** The value of a token with all `var()` resolved. Throws when a token is missing. */
export function valueOf(tokens: Tokens, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`No token ${name}.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  return reference?.[1] === undefined ? value : valueOf(tokens, reference[1]);
}

/** The contrast of two colours written `#rrggbb`, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!hex) throw new Error(`${colour} is not a colour of the form #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
