import Color from 'colorjs.io';

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
  return parsed(one).contrast(parsed(other), 'WCAG21');
}

function parsed(colour: string): Color {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${colour} is not a colour of the form #rrggbb.`);
  return new Color(colour);
}
