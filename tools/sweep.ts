import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  EVERYTHING,
  LANGUAGES,
  MODES,
  SWEPT_VARIANTS,
  WIDTHS,
  type SweepChoice,
} from '../apps/webshop/e2e/sweep/plan.ts';
import { buildShop, builtFolder, isBuilt } from './shop/build-shop.ts';
import { filesIn } from './support/files.ts';
import { portOf } from './support/port.ts';
import { Problem, runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { binOf, runNode } from './support/run.ts';
import { sweepPage } from './sweep/sweep-page.ts';

/** The chosen values of an option that lists several, separated by commas; all of them without the option. */
function chosen<Value extends string | number>(
  name: string,
  given: string | undefined,
  known: readonly Value[],
): readonly Value[] {
  if (given === undefined) return known;
  const wanted = given.split(',');
  const unknown = wanted.filter((value) => !known.some((one) => String(one) === value));
  if (unknown.length > 0) throw new Problem(`--${name} knows ${known.join(', ')}; not ${unknown.join(', ')}.`);
  return known.filter((value) => wanted.includes(String(value)));
}

/** The choice, and whether every control is pressed instead of every screen looked at. */
function readChoice(): { readonly choice: SweepChoice; readonly presses: boolean } {
  const { values } = parseArgs({
    options: {
      variant: { type: 'string' },
      lang: { type: 'string' },
      mode: { type: 'string' },
      width: { type: 'string' },
      screen: { type: 'string' },
      port: { type: 'string', default: String(EVERYTHING.port) },
      'mock-port': { type: 'string', default: String(EVERYTHING.mockPort) },
      workers: { type: 'string', default: String(EVERYTHING.workers) },
      presses: { type: 'boolean', default: false },
    },
  });
  const choice = {
    ...EVERYTHING,
    variants: chosen('variant', values.variant, SWEPT_VARIANTS),
    languages: chosen('lang', values.lang, LANGUAGES),
    modes: chosen('mode', values.mode, MODES),
    widths: chosen('width', values.width, WIDTHS),
    screens: values.screen?.split(',') ?? [],
    port: portOf(values.port, 'port'),
    mockPort: portOf(values['mock-port'], 'mock-port'),
    workers: Number(values.workers),
  };
  return { choice, presses: values.presses };
}

const runSweep = (choice: SweepChoice, file: string): Promise<{ readonly code: number }> =>
  runNode(binOf('@playwright/test', 'playwright'), ['test', file, '--config', 'playwright.sweep.config.ts'], {
    env: { SWEEP: JSON.stringify(choice) },
    echo: true,
  });

/** Whether the style sheets of a built shop have colours for a dark screen. */
const offersDark = (folder: string): boolean =>
  filesIn(folder, /\.(css|html)$/).some((file) =>
    /prefers-color-scheme:\s*dark/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );

/** Builds the chosen variants; dark stays in the plan only when one of them has colours for it. */
async function prepare(choice: SweepChoice): Promise<SweepChoice> {
  for (const variant of choice.variants) if (!isBuilt(variant)) await buildShop(variant);
  const isDark = choice.variants.some((variant) => offersDark(builtFolder(variant)));
  if (!isDark) console.log('The shop has no dark colours, so the sweep leaves "dark" out.');
  return { ...choice, modes: choice.modes.filter((mode) => mode !== 'dark' || isDark) };
}

/**
 * `npm run sweep`: opens every screen in each state, variant, language, mode and width in Chromium, checks it and takes
 * a screenshot into .cache/sweep. With `--presses` it presses every control of every screen with the keyboard instead. The
 * exit code is 1 when a check found a problem.
 */
await runMain(async () => {
  const given = readChoice();
  const choice = await prepare(given.choice);
  if (given.presses) return (await runSweep(choice, 'presses')).code;
  const folder = inRoot(choice.folder);
  mkdirSync(folder, { recursive: true });
  if (choice.screens.length === 0)
    for (const variant of choice.variants)
      for (const language of choice.languages)
        for (const mode of choice.modes)
          rmSync(`${folder}/${variant}/${language}/${mode}`, { recursive: true, force: true });
  const { code } = await runSweep(choice, 'all-screens');
  const files = filesIn(folder, /\.(png|txt)$/);
  writeFileSync(`${folder}/index.html`, sweepPage(files));
  console.log(`\n${files.filter((file) => file.endsWith('.png')).length} screenshots: ${choice.folder}/index.html`);
  return code;
});
