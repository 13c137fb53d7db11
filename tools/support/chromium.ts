import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.ts';

/** Keeps Chromium from asking for things of its own, so that a test's network shows only the shop, and the same on every machine. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  // A webcam that shows a moving picture; whether it may be used is asked as of a person.
  '--use-fake-device-for-media-stream',
];

/** How Playwright starts the browser that the set-up found; without a path it takes its own download. */
export function chromiumLaunch(): { readonly executablePath?: string; readonly args: string[] } {
  const note = inRoot('.cache', 'chromium-path');
  const noted = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const executablePath = process.env['CHROMIUM_PATH'] || noted;
  return executablePath === '' ? { args: QUIET } : { executablePath, args: QUIET };
}
