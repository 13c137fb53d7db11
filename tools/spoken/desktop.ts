import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Programs, type Environment } from './programs.ts';

/** The language of the resident: of the shop, of the browser and of what the screen reader adds itself. */
export type Language = 'nl' | 'en';

/** A virtual screen with a window manager and a running screen reader, without a browser. */
export interface Desktop {
  /** The environment for programs on this screen. */
  readonly env: Environment;
  /** An empty folder that is removed with the desktop. */
  readonly folder: string;
  /** Starts a program on this screen, which ends with the desktop. */
  readonly start: (program: string, ...args: readonly string[]) => void;
  /** The debug log of the screen reader so far. */
  readonly log: () => string;
  /** Whether a program on this screen is at work or waits for a processor. */
  readonly isBusy: () => boolean;
  readonly stop: () => Promise<void>;
}

/** The size of the virtual screen: a wide shop, in which the menu is not behind a button. */
export const SCREEN = { width: 1280, height: 900 };

const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Reads only what is asked for: the journeys press keys to read, as somebody who stops the reading does. */
const ORCA_SETTINGS = `
import orca.settings
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByWord = False
orca.settings.enableEchoByCharacter = False
orca.settings.playSoundForRole = False
`;

async function until(isTrue: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(`${what} did not start within ${START_LIMIT_MS / 1000} s.`);
    await pause(POLL_MS);
  }
}

function readable(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function makeHome(folder: string): void {
  for (const part of ['run', '.config/speech-dispatcher', '.local/share/orca'])
    mkdirSync(join(folder, part), { recursive: true, mode: 0o700 });
  // Without a voice everything is said at once, in order, and nothing waits for a sound.
  writeFileSync(
    join(folder, '.config/speech-dispatcher/speechd.conf'),
    'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n',
  );
  writeFileSync(join(folder, '.local/share/orca/orca-customizations.py'), ORCA_SETTINGS);
}

/** Starts the virtual screen and the screen reader. Every program ends with `stop`. */
export async function startDesktop(language: Language): Promise<Desktop> {
  const folder = mkdtempSync(join(tmpdir(), 'spoken-'));
  makeHome(folder);
  const programs = new Programs(join(folder, 'errors.log'));
  const stop = async (): Promise<void> => {
    await programs.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const debug = join(folder, 'orca.log');
  try {
    const env = await startScreen(programs, environmentOf(folder, language));
    programs.start(env, 'orca', '--replace', '-e', 'speech', '--debug-file', debug);
    await until(() => readable(debug).includes("SPEECH OUTPUT: '"), 'The screen reader');
    return {
      env,
      folder,
      start: (program, ...args) => void programs.start(env, program, ...args),
      log: () => readable(debug),
      isBusy: () => programs.isBusy(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function environmentOf(folder: string, language: Language): Environment {
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    LANG: 'C.UTF-8',
    LANGUAGE: language,
    TZ: 'Europe/Amsterdam',
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
  };
}

/** Starts message bus, screen, accessibility bus and window manager; returns the environment for programs on it. */
async function startScreen(programs: Programs, base: Environment): Promise<Environment> {
  const bus = await programs.firstLineOf(base, 'dbus-daemon', '--session', '--nofork', '--print-address');
  const { width, height } = SCREEN;
  const onBus = { ...base, DBUS_SESSION_BUS_ADDRESS: bus };
  const size = `${width}x${height}x24`;
  const screen = await programs.firstLineOf(onBus, 'Xvfb', '-displayfd', '1', '-screen', '0', size);
  const env = { ...onBus, DISPLAY: `:${screen}` };
  programs.start(env, '/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  programs.start(env, 'openbox');
  return env;
}
