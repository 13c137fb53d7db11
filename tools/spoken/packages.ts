import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Problem } from '../support/problem.ts';

/** The Debian packages of the screen reader and its virtual screen, with a program by which each is recognised. */
const PACKAGES: readonly (readonly [name: string, program: string])[] = [
  ['chromium', '/usr/bin/chromium'],
  ['orca', '/usr/bin/orca'],
  ['at-spi2-core', '/usr/libexec/at-spi-bus-launcher'],
  ['dbus', '/usr/bin/dbus-daemon'],
  ['xvfb', '/usr/bin/Xvfb'],
  ['xdotool', '/usr/bin/xdotool'],
  ['openbox', '/usr/bin/openbox'],
  ['speech-dispatcher', '/usr/bin/speech-dispatcher'],
];

/** The packages of which the program is not on this machine. */
const missingPackages = (): readonly string[] =>
  PACKAGES.filter(([, program]) => !existsSync(program)).map(([name]) => name);

/** Installs the missing packages with apt-get. Throws a `Problem` on another system and when the installation fails. */
export function requireScreenReader(): void {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const byHand = `Install them as root: apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (!existsSync('/usr/bin/apt-get'))
    throw new Problem(
      `The transcripts need Debian, Ubuntu or another Linux with these packages: ${missing.join(', ')}.`,
    );
  if (process.getuid?.() !== 0) throw new Problem(`These packages are missing: ${missing.join(', ')}. ${byHand}`);
  console.log(`Installing ${missing.join(', ')} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: readonly string[]): boolean =>
    spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
  const isInstalled = run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', ...missing);
  if (!isInstalled || missingPackages().length > 0) throw new Problem(`apt-get failed. ${byHand}`);
}
