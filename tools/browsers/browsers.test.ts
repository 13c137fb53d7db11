import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildShop, builtFolder, isBuilt } from '../shop/build-shop.ts';
import { inRoot } from '../support/root.ts';
import { BUILT_INS, lackedBy } from './built-ins.ts';
import { FIRST_WITH_MODULES, PROMISED } from './promise.ts';
import { usedButLacking } from './used-built-ins.ts';
import { stylesButLacking } from './used-styles.ts';

const VARIANT = 'zonnedorp';
const BUILD = builtFolder(VARIANT);

/** pdf.js brings most of what older browsers lack, and pdf-needs.ts the rest. The run in Chromium opens files with it. */
const BRINGS_ITS_OWN = ['pdf-document', 'pdf.worker'];

/** What the build may name all the same: it looks before it calls. */
const LOOKED_FOR = [
  'Document.prototype.startViewTransition',
  'Element.prototype.setHTML',
  'Intl.Locale.prototype.getTextInfo',
  'Symbol.dispose',
  'Window.prototype.print',
  'Window.prototype.requestIdleCallback',
];
/** Methods of the shop and of its libraries that have the name of one of the browser. */
const SAME_NAME = [
  'Element.prototype.part',
  'EventTarget.prototype.when',
  'HTMLInputElement.prototype.list',
  'Iterator.prototype.take',
  'MediaSource.prototype.handle',
  'Navigator.prototype.share',
  'Navigator.prototype.storage',
  'SharedArrayBuffer.prototype.grow',
];
/** MobX has them for its own sets; the shop calls none. */
const OF_SETS = /^Set\.prototype\.(?:union|intersection|difference|symmetricDifference|is\w+)$/;
const isHarmless = (name: string): boolean =>
  LOOKED_FOR.includes(name) || SAME_NAME.includes(name) || OF_SETS.test(name);

/** What the style sheets may use all the same, and what a browser without it shows. */
const HARMLESS_STYLES: Readonly<Record<string, string>> = {
  ':-webkit-search-cancel-button': 'a browser without the button has nothing to hide',
  ':details-content': 'a closed answer is not printed',
  ':has': 'a shadow or a distance less; what would cover text has a rule of its own for browsers without it',
  ':selection': 'the colours of the browser',
  '@container': 'longer lines on the smallest screens',
  '@page': 'the margins of the browser on paper',
  'color-mix()': 'a border, a shade or a meter without its track less',
};

/** What the shop itself misses in some browsers, as `URL.canParse (index): safari 17`. */
function missed(versions: typeof PROMISED): ReadonlyMap<string, string> {
  const found = usedButLacking(BUILD, versions, (file) => BRINGS_ITS_OWN.includes(file));
  return new Map(
    [...found].map(([name, { browsers, files }]) => [
      name,
      `${name} (${[...files].join(', ')}): ${browsers.join(', ')}`,
    ]),
  );
}

describe('the production build', () => {
  beforeAll(async () => {
    if (!isBuilt(VARIANT)) await buildShop(VARIANT);
  }, 300_000);

  it('calls nothing that the oldest promised browsers lack', () => {
    const found = missed(PROMISED);
    expect([...found].filter(([name]) => !isHarmless(name)).map(([, line]) => line)).toEqual([]);
    expect(LOOKED_FOR.filter((name) => !found.has(name))).toEqual([]);
  });

  it('has no style rules that the oldest promised browsers drop, but those that change little', () => {
    const found = [...stylesButLacking(BUILD, PROMISED).keys()];
    expect(found.toSorted()).toEqual(Object.keys(HARMLESS_STYLES).toSorted());
  });

  it('looks at its start for everything it needs, and for nothing that a promised browser lacks', () => {
    const script = readFileSync(inRoot('apps', 'webshop', 'first-paint.js'), 'utf8');
    const looksFor = [...(/needed = \(([^)]*)\)/.exec(script)?.[1] ?? '').matchAll(/[\w.]+/g)].map(([name]) => name);
    const needs = [...missed(FIRST_WITH_MODULES).keys()].filter((name) => !isHarmless(name));
    expect(needs.filter((name) => !looksFor.includes(name))).toEqual([]);
    const known = new Map(BUILT_INS.map(({ name, compat }) => [name, lackedBy(compat, PROMISED)]));
    expect(looksFor.filter((name) => known.get(name)?.length !== 0)).toEqual([]);
  });
});
