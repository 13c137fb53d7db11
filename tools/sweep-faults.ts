import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRows, tableOfFaults } from './faults/table.ts';
import { runMain } from './support/problem.ts';
import { inRoot } from './support/root.ts';
import { binOf, runNode } from './support/run.ts';

const ROWS = inRoot('.cache', 'faults');
const RESUME = '--resume';
const TABLE = inRoot('docs', 'generated', 'faults.md');

/**
 * Runs the long form of the sweep of faults, with every failure of every call, and writes the table from what it saw.
 * `--resume` keeps the rows of an interrupted run and goes on behind them; a screen with a fault has no rows yet. Further
 * arguments go to vitest, such as `-t "vouchers"`; then only the table of those screens is printed.
 */
await runMain(async () => {
  const given = process.argv.slice(2);
  const selection = given.filter((argument) => argument !== RESUME);
  if (selection.length === given.length) rmSync(ROWS, { recursive: true, force: true });
  mkdirSync(ROWS, { recursive: true });
  const args = ['run', '--project', 'faults', ...selection];
  const { code, ms } = await runNode(binOf('vitest'), args, { echo: true, env: { FAULTS: 'long', FAULTS_ROWS: ROWS } });
  const table = tableOfFaults(readRows(ROWS));
  if (selection.length === 0) {
    mkdirSync(dirname(TABLE), { recursive: true });
    writeFileSync(TABLE, table);
  } else console.log(table);
  console.log(`${(ms / 60_000).toFixed(1)} minutes`);
  return code;
});
