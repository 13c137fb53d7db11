import { isForeign, SERVER_TEXTS, type FailureName } from './failures.ts';
import { linesMissing, linesOfPage, textsOf } from './page-text.ts';

/** What a page shows after a failure, and what is wrong with it. */
export interface Inspection {
  /** Where the failure is told; see `place`. Null when nothing tells it. */
  readonly told: string | null;
  readonly problems: readonly string[];
  /** How the page differs from the one without a failure, for the message of a failed test. */
  readonly difference: string;
}

/** Words that only a broken page has. */
const BROKEN_TEXT = /undefined|NaN|\[object|\bnull\b|TypeError|Invalid Date/;
/** The title of the screen that replaces one that threw an error. */
const CRASHED = 'Er ging iets mis op deze pagina';
/** What shows that something is being loaded. The bar of the configuration, which is read again by itself, does not count. */
const LOADING = 'main .delayed, main [aria-busy="true"], main .stads-button[aria-disabled="true"], main progress';
/** Words of a sentence about something that failed. */
const FAILED =
  /ko[nu](den)? .*niet|kunnen .*niet|is al behandeld|even wachten|lukte? .*niet|niet gelukt|ging iets mis|geen verbinding|duurt te lang|mag nu niet|bestaat niet|te vaak|ontbreekt|is er niet|niet meer(?! tonen)|kennen (wij|dit nummer) niet|vinden wij .*niet|kan niet|ongeldig|weten wij niet/i;
/** What a sentence must say after a failure, unless it names the part that could not be fetched. */
const TRUE_WORDS: Readonly<Partial<Record<FailureName, RegExp>>> = {
  dropped: /geen verbinding|lukte niet|ko[nu](den)? .*niet|ontbreekt|weten wij niet/i,
  never: /duurt te lang|lukte? (nu )?niet|ko[nu](den)? .*niet|ontbreekt|weten wij niet/i,
  '429': /te vaak|even wachten|lukte niet|ko[nu](den)? .*niet|ontbreekt|wij weten niet/i,
  '500': /ging iets mis|lukte niet|ko[nu](den)? .*niet|ontbreekt|weten wij niet/i,
};
const SIGNED_OUT = /U bent uitgelogd/;
/** What a sentence must say when something else than the platform answered. */
const NO_CONNECTION = /geen verbinding|lukte (nu )?niet|ko[nu](den)? .*niet|ontbreekt|weten wij niet/i;

/** Inspects the page that a failing call left behind, beside the lines that it has without the failure. */
export function inspectPage(good: ReadonlySet<string>, failure: FailureName): Inspection {
  const problems = brokenParts();
  const lines = linesOfPage();
  const added = linesMissing(lines, good);
  if (isForeign(failure) && SIGNED_OUT.test(textsOf('body').join(' '))) problems.push('signed out by a foreign answer');
  const difference = [...added.slice(0, 4), ...linesMissing(good, lines).map((line) => `-${line}`)]
    .slice(0, 6)
    .join(' | ');
  if (failure === '401' && SIGNED_OUT.test(textsOf('body').join(' '))) return { told: 'sign-in', problems, difference };
  const sentences = added.filter((line) => FAILED.test(line));
  if (sentences.length === 0) return { told: null, problems, difference };
  const words = isForeign(failure) ? NO_CONNECTION : TRUE_WORDS[failure];
  if (words && !sentences.some((sentence) => words.test(sentence))) problems.push(`not true: ${sentences.join(' | ')}`);
  return { told: place(sentences), problems, difference };
}

/** What no page may have, whatever failed. */
export function brokenParts(): string[] {
  const text = textsOf('body').join(' ');
  const odd = BROKEN_TEXT.exec(text)?.[0];
  return [
    ...(textsOf('h1').length === 0 ? ['no heading'] : []),
    ...(odd === undefined ? [] : [`says "${odd}"`]),
    ...SERVER_TEXTS.filter((english) => text.includes(english)).map((english) => `English: ${english}`),
    ...(text.includes(CRASHED) ? ['the screen threw an error'] : []),
    ...(document.querySelector(LOADING) === null ? [] : ['still loading']),
  ];
}

/** The places of a sentence, the most specific first. */
const PLACES: readonly (readonly [selector: string, name: string])[] = [
  ['[aria-label="Een deel ontbreekt"]', 'bar'],
  ['dialog[open]', 'dialog'],
  ['main .stads-state-screen', 'page'],
  ['main [role="alert"]', 'panel'],
  ['main', 'part'],
  ['body', 'toast'],
];

function place(sentences: readonly string[]): string {
  const holds = (selector: string): boolean =>
    textsOf(selector).some((text) => sentences.some((sentence) => text.includes(sentence)));
  return PLACES.find(([selector]) => holds(selector))?.[1] ?? 'told';
}

/** The panels of a screen that say that something failed. */
export const failedPanels = (): readonly Element[] =>
  [...document.querySelectorAll('main [role="alert"]')].filter(({ textContent }) => FAILED.test(textContent));

/** The failure panels of a screen without a button or link; a toast and the alert of a form need none. */
export function panelsWithoutNextStep(): readonly string[] {
  return failedPanels()
    .filter((alert) => alert.querySelector('button, a') === null)
    .map(({ textContent }) => `no way on: ${textContent}`);
}
