import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.ts';

/** Disables Chromium's own network requests, so that a test sees only those of the shop. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  // A fake webcam; its permission is still requested.
  '--use-fake-device-for-media-stream',
];

/** Playwright's launch options for a browser. */
interface Launch {
  readonly executablePath?: string;
  readonly channel?: 'chromium';
  readonly args: string[];
}

/** The path that the set-up noted in a file of `.cache`; empty when it found none. */
function notedPath(name: string): string {
  const note = inRoot('.cache', name);
  return existsSync(note) ? readFileSync(note, 'utf8') : '';
}

const chosenPath = (): string => process.env['CHROMIUM_PATH'] || notedPath('chromium-path');

/** Playwright's launch options for the whole Chromium that the set-up found; without a path, Playwright's own download. */
export function chromiumLaunch(): Launch {
  const executablePath = chosenPath();
  return executablePath === '' ? { channel: 'chromium', args: QUIET } : { executablePath, args: QUIET };
}

/**
 * The same for the headless shell: Chromium without windows, which runs a test in two thirds of the time and has no
 * webcam. The whole Chromium takes its place when the set-up found no shell, or when `CHROMIUM_PATH` names a browser.
 */
export function headlessLaunch(): Launch {
  if (process.env['CHROMIUM_PATH']) return chromiumLaunch();
  const shell = notedPath('headless-shell-path');
  if (shell !== '') return { executablePath: shell, args: QUIET };
  // Playwright's own download has a shell too, which it starts when no channel is named.
  return chosenPath() === '' ? { args: QUIET } : chromiumLaunch();
}
