import { spawn, spawnSync } from 'node:child_process';
import { MockApi } from '@stadstegoed/mock-server/client.ts';

/** The origins of the pages that keys open. */
interface Places {
  readonly shop: string;
  readonly platform: string;
}

/** The action of a key: open a page, reset the world, or quit. */
export type KeyAction =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'quit' };

/** The line with the keys, for a terminal. */
export const keyLine = '  o shop   c console   m mail   p phone   r reset   q quit';

const pages: { readonly [key: string]: (places: Places) => string } = {
  o: ({ shop }) => shop,
  c: ({ platform }) => `${platform}/_mock`,
  m: ({ platform }) => `${platform}/_mock/mail`,
  p: ({ platform }) => `${platform}/_mock/phone`,
};

/** The keys that quit, with Ctrl-C and Ctrl-D, which a terminal in raw mode no longer handles. */
const ends: readonly string[] = ['q', '\u0003', '\u0004'];

/** The action of a key; null for a key without an action. */
export function actionOf(key: string, places: Places): KeyAction | null {
  const page = Object.hasOwn(pages, key) ? pages[key] : undefined;
  if (page) return { kind: 'open', address: page(places) };
  if (key === 'r') return { kind: 'reset' };
  return ends.includes(key) ? { kind: 'quit' } : null;
}

const openers: { readonly [system: string]: readonly [program: string, ...before: string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the desktop's browser, or prints the address without a desktop. */
function open(address: string): void {
  const [program, ...before] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  child.once('error', () => console.log(`  Open ${address}`));
  child.unref();
}

async function reset({ platform }: Places): Promise<void> {
  const said = await MockApi.at(platform)
    .reset()
    .then(
      () => 'The world is reset.',
      () => 'The world could not be reset.',
    );
  console.log(`  ${said}`);
}

/** Whether a line of `ps` (process group, foreground group) shows a foreground process; true when it cannot be read. */
export function isInForeground(line: string): boolean {
  const [own, foreground] = line.trim().split(/\s+/);
  return own === undefined || foreground === undefined || own === foreground;
}

/**
 * Whether this is the foreground process of a terminal. Reading keys in the background (`&`) would stop the process.
 */
export function hasTerminal(): boolean {
  if (!process.stdin.isTTY) return false;
  const ps = spawnSync('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], { encoding: 'utf8' });
  return ps.status !== 0 || isInForeground(ps.stdout);
}

/** The keys of this terminal. */
export interface Keys {
  /** Resolves when a quit key is pressed. */
  readonly quit: Promise<undefined>;
  /** Restores the terminal. */
  readonly release: () => void;
}

/** No keys, for a pipe or a background process. */
export const noKeys: Keys = { quit: new Promise(() => undefined), release: () => undefined };

/** Runs the actions of the keys of the terminal; requires `hasTerminal`. */
export function followKeys(places: Places): Keys {
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  const quit = new Promise<undefined>((resolve) => {
    // A closed terminal reports an error on reading and on restoring.
    stdin.on('error', () => resolve(undefined));
    stdin.on('data', (key) => {
      const action = actionOf(String(key), places);
      if (action?.kind === 'open') open(action.address);
      if (action?.kind === 'reset') void reset(places);
      if (action?.kind === 'quit') resolve(undefined);
    });
  });
  stdin.resume();
  return {
    quit,
    release: () => {
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}
