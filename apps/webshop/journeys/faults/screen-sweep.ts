import type { ScreenName } from '@stadstegoed/core/shared/destination.ts';
import type { Harness } from '@stadstegoed/mock-server/testing/harness.ts';
import { screen } from '@testing-library/react';
import type { Visit } from '../../testing/shop-in-process.tsx';
import type { FailureName } from './failures.ts';
import { failedPanels, inspectPage, panelsWithoutNextStep } from './inspect.ts';
import { leftOutReason, templateOf } from './left-out.ts';
import { linesOfPage } from './page-text.ts';
import { waitLong } from './long-wait.ts';
import { inspectQuiet, untilQuiet } from './quiet.ts';
import type { SweptScreen } from '../../testing/screens.examples.ts';
import { keysOf, openFaulty, type FaultyVisit, type Recording } from './visit.ts';

/** A screen as it is without failures: its lines, its calls, and the answers to them. */
export interface LearnedScreen {
  readonly lines: ReadonlySet<string>;
  readonly keys: readonly string[];
  readonly answers: Recording;
  /** Opens it again in the same world, with the same sign-in. */
  readonly visit: Visit;
}

/** One failure of one call. */
export interface Cell {
  readonly call: string;
  readonly failure: FailureName;
  readonly shown: string;
  readonly problems: readonly string[];
}

/** How long a page must be quiet before it counts as complete, in milliseconds. */
const SURELY_QUIET = 150;

/** Opens a screen twice, the first time to load its code, and learns what it shows and which calls it makes. */
export async function learnScreen(platform: Harness, row: SweptScreen): Promise<LearnedScreen> {
  await visitAlone(platform, await freshVisit(platform, row), row.shows);
  const visit = await freshVisit(platform, row);
  const answers: Recording = new Map();
  const { lines, keys } = await visitAlone(platform, visit, row.shows, answers);
  return { lines, keys, answers, visit: { ...visit, scenario: null } };
}

/** A visit to a row in a new world, which is already made: visits after it can share world and sign-in. */
async function freshVisit(platform: Harness, { scenario, as, path: at, hasAsked }: SweptScreen): Promise<Visit> {
  await platform.scenario(scenario ?? '');
  const asked = hasAsked === undefined ? {} : { hasAsked };
  return { scenario: null, at, ...asked, ...(as === undefined ? {} : { token: await platform.tokenOf(as) }) };
}

async function visitAlone(platform: Harness, visit: Visit, shows: string | RegExp, record: Recording = new Map()) {
  const opened = await openFaulty(platform, visit, { record });
  await screen.findAllByText(shows);
  await untilQuiet(opened.shop, opened.hanging, SURELY_QUIET);
  const found = { lines: linesOfPage(), keys: keysOf(opened.shop) };
  opened.close();
  return found;
}

/** Presses the button to try again, when there is one, once the call succeeds. The panels that still fail after that. */
async function retried({ shop, hanging, inject }: FaultyVisit): Promise<readonly string[]> {
  const buttons = [...document.querySelectorAll('main button')];
  const retry = buttons.find(({ textContent }) => textContent.startsWith('Probeer opnieuw'));
  if (retry === undefined) return [];
  inject(null);
  await shop.user.click(retry);
  await untilQuiet(shop, hanging);
  return failedPanels().map(({ textContent }) => `not tried again: ${textContent}`);
}

/** Opens a screen with one failing call and inspects what it shows. */
export async function sweepCall(
  platform: Harness,
  name: ScreenName,
  { learned, key, failure }: { learned: LearnedScreen; key: string; failure: FailureName },
): Promise<Cell> {
  const options = { injected: { key, failure }, replay: learned.answers };
  const opened = await openFaulty(platform, learned.visit, options);
  await untilQuiet(opened.shop, opened.hanging);
  const waited = failure === 'never' ? await waitLong(opened) : [];
  const call = templateOf(key);
  const reason = leftOutReason(name, call, failure);
  const inspect = (): Cell => {
    const { told, problems, difference } = inspectPage(learned.lines, failure);
    // A list without items has no fields to leave out.
    const isSame = failure === 'missing' && told === null && difference === '';
    const silent = told === null && reason === null && !isSame ? [`silent: ${difference}`] : [];
    return {
      call,
      failure,
      shown: told ?? (isSame ? 'same page' : `left out: ${reason}`),
      problems: [...problems, ...silent, ...panelsWithoutNextStep()],
    };
  };
  const inspected = await inspectQuiet(opened, inspect);
  const cell = { ...inspected, problems: [...inspected.problems, ...(await retried(opened))] };
  opened.close();
  // Nothing on the screen waits for what may be left out, nor for the configuration, which the bar tells of.
  const isAwaited = !cell.shown.startsWith('left out') && cell.shown !== 'bar';
  return isAwaited ? { ...cell, problems: [...cell.problems, ...waited] } : cell;
}
