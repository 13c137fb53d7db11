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
];

/** Playwright's launch options for a browser. */
interface Launch {
  readonly executablePath?: string;
  readonly args: string[];
}

/** The path that the set-up noted; empty when it found none. */
function notedPath(): string {
  const note = inRoot('.cache', 'chromium-path');
  return existsSync(note) ? readFileSync(note, 'utf8') : '';
}

/** Playwright's launch options for the Chromium that the set-up found; without a path, Playwright's own download. */
export function chromiumLaunch(): Launch {
  const executablePath = process.env['CHROMIUM_PATH'] || notedPath();
  return { args: QUIET, ...(executablePath === '' ? {} : { executablePath }) };
}
