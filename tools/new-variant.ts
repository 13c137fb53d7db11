import { readCommandLine } from './support/command-line.ts';
import { runMain, UsageProblem } from './support/problem.ts';
import { root } from './support/root.ts';
import { makeVariant, type MadeVariant } from './variants/make-variant.ts';

/**
 * `npm run new:variant -- "Bergdam" "#0a7" "#f60"`: makes the folder of a municipality from its name and one or two
 * brand colours, and reports each colour that it had to change.
 */
await runMain(async () => {
  const usage = 'npm run new:variant -- "Bergdam" "#0a7" ["#f60"]';
  const [name, ...colours] = readCommandLine(usage, {}, true).positionals;
  if (name === undefined) throw new UsageProblem(`Usage: ${usage}`);
  const made = await makeVariant({ name, colours });
  console.log(report(made));
  return made.unreached.length === 0 ? 0 : 1;
});

function report({ key, folder, changes, measured, unreached }: MadeVariant): string {
  return [
    `\nMade ${folder.replace(root, '')}`,
    ...changes.map(({ use, wanted, used }) => `  ${wanted} is not readable as it is: ${use} use ${used}.`),
    ...(changes.length === 0 ? ['  The brand colours are used as they are.'] : []),
    unreached.length === 0
      ? `  All ${measured} pairs of colours have enough contrast.`
      : `  ${unreached.length} of ${measured} pairs have too little contrast:`,
    ...unreached.map(
      (pair) => `  ${pair.colour} on ${pair.background}: ${pair.contrast.toFixed(2)}, needs ${pair.least}.`,
    ),
    '',
    'Next: fill in contact, appLinks and texts, replace logo.svg, logo.png and skyline.svg, then',
    `  npm start -- --variant ${key}`,
    '',
  ].join('\n');
}
