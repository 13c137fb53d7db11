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

/** Playwright's launch options for the browser that the set-up found; without a path it uses its own download. */
export function chromiumLaunch(): { readonly executablePath?: string; readonly args: string[] } {
  const note = inRoot('.cache', 'chromium-path');
  const noted = existsSync(note) ? readFileSync(note, 'utf8') : '';
  const executablePath = process.env['CHROMIUM_PATH'] || noted;
  return executablePath === '' ? { args: QUIET } : { executablePath, args: QUIET };
}
