import type { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { waitFor } from '@testing-library/react';
import type { ShopInProcess } from '../../testing/shop-in-process.tsx';
import type { ActionRow } from './action-row.ts';
import type { FailureName } from './failures.ts';
import { inspectPage } from './inspect.ts';
import { templateOf } from './left-out.ts';
import { linesOfPage, textsOf } from './page-text.ts';
import { waitLong } from './long-wait.ts';
import { inspectQuiet, untilQuiet } from './quiet.ts';
import type { Cell } from './screen-sweep.ts';
import { findControl, findField, pressTwice, take, type Step } from './steps.ts';
import { callKey, keysOf, openFaulty, type FaultyVisit } from './visit.ts';

const FILE = 'file:';
const QUIETER = 400;

const isDone = ({ done }: ActionRow, shop: ShopInProcess): boolean =>
  done === 'leaves' ? shop.left.length > 0 : done.test(textsOf('body').join(' '));
const isFile = ({ press }: ActionRow): boolean => typeof press === 'string' && press.startsWith(FILE);
const pressOf = (row: ActionRow): Step =>
  isFile(row) ? { file: String(row.press).slice(FILE.length) } : { press: row.press };

/** Opens the screen of an action in a new world and goes to its last press. */
async function openReady(platform: Harness, row: ActionRow): Promise<FaultyVisit> {
  const { scenario, at, as } = row;
  const opened = await openFaulty(platform, { scenario, at, ...(as === undefined ? {} : { as }) });
  await untilQuiet(opened.shop, opened.hanging);
  for (const step of row.before) {
    await take(step);
    await untilQuiet(opened.shop, opened.hanging);
  }
  return opened;
}

/** What an action does without failures: the calls of its press, and how often it sent the change. */
interface LearnedAction {
  readonly keys: readonly string[];
  readonly timesSent: number;
}

/** Whether a second press at once must send nothing: a toggle is meant to be pressed again, a file is no press. */
const isPressedTwice = (row: ActionRow): boolean => row.isToggle !== true && !isFile(row);

/** Does an action, with a double click where one can, and learns which calls it makes. */
export async function learnAction(platform: Harness, row: ActionRow): Promise<LearnedAction> {
  const opened = await openReady(platform, row);
  const before = opened.shop.calls.length;
  await (isPressedTwice(row) ? pressTwice(row.press) : take(pressOf(row)));
  await waitFor(() => {
    if (!isDone(row, opened.shop)) throw new Error(`Nothing says that it succeeded: ${textsOf('main').join(' ')}`);
  });
  await untilQuiet(opened.shop, opened.hanging, QUIETER);
  opened.close();
  const sent = opened.shop.calls.slice(before).map(({ method, path }) => templateOf(callKey({ method, url: path })));
  return { keys: keysOf(opened.shop, before), timesSent: sent.filter((call) => row.sends.test(call)).length };
}

/** Does an action of which one call fails, and inspects what it shows. */
export async function sweepAction(
  platform: Harness,
  row: ActionRow,
  { key, failure }: { key: string; failure: FailureName },
): Promise<Cell> {
  const opened = await openReady(platform, row);
  const good = linesOfPage();
  opened.inject({ key, failure });
  const success = watchSuccess(row, opened.shop);
  await take(pressOf(row));
  await untilQuiet(opened.shop, opened.hanging);
  const waited = failure === 'never' ? await waitLong(opened) : [];
  const cell = await inspectQuiet(opened, () =>
    inspect(row, good, { key, failure, shop: opened.shop, wasDone: success.wasSeen() }),
  );
  success.stop();
  opened.close();
  return { ...cell, problems: [...cell.problems, ...(cell.shown === 'done' ? [] : waited)] };
}

/** Watches the page for the text that says that the action succeeded: a toast is gone again after a while. */
function watchSuccess(row: ActionRow, shop: ShopInProcess) {
  let isSeen = false;
  const watch = new MutationObserver(() => {
    isSeen ||= isDone(row, shop);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { wasSeen: () => isSeen, stop: () => watch.disconnect() };
}

interface Done {
  readonly key: string;
  readonly failure: FailureName;
  readonly shop: ShopInProcess;
  readonly wasDone: boolean;
}

function inspect(row: ActionRow, good: ReadonlySet<string>, { key, failure, shop, wasDone }: Done): Cell {
  const call = templateOf(key);
  const { told, problems, difference } = inspectPage(good, failure);
  if (wasDone || isDone(row, shop)) return { call, failure, shown: told === null ? 'done' : `done, ${told}`, problems };
  const silent = told === null ? [`silent: ${difference}`] : [];
  const left = told === 'sign-in' ? [] : [...lostText(row), ...lostButton(row)];
  return { call, failure, shown: told ?? 'silent', problems: [...problems, ...silent, ...left] };
}

function lostText({ keeps }: ActionRow): readonly string[] {
  if (keeps === undefined) return [];
  const value = findField(keeps.fill)?.value;
  return value === keeps.with ? [] : [`"${keeps.fill}" has lost its value: ${String(value)}`];
}

/** The button is there again, or another one in the place of the failure. */
function lostButton({ press }: ActionRow): readonly string[] {
  const again = findControl(press) ?? findControl(/^(Probeer|Kijk|Sluit|Terug|Naar|Verwijder|Begrepen|Oké)/);
  return again === undefined ? ['no button to go on'] : [];
}
