import { spawn, spawnSync } from 'node:child_process';

/** Where the pages are that a key opens. */
interface Places {
  readonly shop: string;
  readonly platform: string;
}

/** What a key asks: a page in the browser, the world as it began, or the end. */
export type KeyDeed =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'reset' }
  | { readonly kind: 'quit' };

/** The line that names the keys, for who sees a terminal. */
export const keyLine = '  o shop   c console   m mail   p phone   r back to the start   q quit';

const pages: { readonly [key: string]: (places: Places) => string } = {
  o: ({ shop }) => shop,
  c: ({ platform }) => `${platform}/_mock`,
  m: ({ platform }) => `${platform}/_mock/mail`,
  p: ({ platform }) => `${platform}/_mock/phone`,
};

/** Ctrl-C and Ctrl-D, which a terminal that hands over single keys no longer acts on by itself. */
const ends: readonly string[] = ['q', '\u0003', '\u0004'];

/** What a key does; null for a key that does nothing. */
export function deedOf(key: string, places: Places): KeyDeed | null {
  const page = Object.hasOwn(pages, key) ? pages[key] : undefined;
  if (page) return { kind: 'open', address: page(places) };
  if (key === 'r') return { kind: 'reset' };
  return ends.includes(key) ? { kind: 'quit' } : null;
}

const openers: { readonly [system: string]: readonly [program: string, ...before: string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser of the desktop; where there is none, the address is told. */
function open(address: string): void {
  const [program, ...before] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  child.once('error', () => console.log(`  Open ${address}`));
  child.unref();
}

async function reset({ platform }: Places): Promise<void> {
  const done = await fetch(`${platform}/_mock/api/reset`, { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );
  console.log(done ? '  The world is as it began.' : '  The world could not be brought back.');
}

/** Does this line of `ps` (group of the process, group that the terminal listens to) tell of a process in front? One that cannot be read does. */
export function isInFront(line: string): boolean {
  const [own, front] = line.trim().split(/\s+/);
  return own === undefined || front === undefined || own === front;
}

/** Is there a terminal that listens to us? One that runs us in the background (`&`) would stop us if we took its keys. */
export function hasTerminal(): boolean {
  if (!process.stdin.isTTY) return false;
  const asked = spawnSync('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], { encoding: 'utf8' });
  return asked.status !== 0 || isInFront(asked.stdout);
}

/** The keys of this terminal, while it has the focus. */
export interface Keys {
  /** Resolves when a key asks for the end. */
  readonly quit: Promise<undefined>;
  /** Gives the terminal back. */
  readonly letGo: () => void;
}

/** No keys, where nobody could press one: in a pipe, in the background. */
export const noKeys: Keys = { quit: new Promise(() => undefined), letGo: () => undefined };

/** Does what the keys of the terminal ask, see `hasTerminal`. */
export function followKeys(places: Places): Keys {
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  const quit = new Promise<undefined>((resolve) => {
    // A terminal that was closed can be neither read nor given back; both are told as an error.
    stdin.on('error', () => resolve(undefined));
    stdin.on('data', (key) => {
      const deed = deedOf(String(key), places);
      if (deed?.kind === 'open') open(deed.address);
      if (deed?.kind === 'reset') void reset(places);
      if (deed?.kind === 'quit') resolve(undefined);
    });
  });
  stdin.resume();
  return {
    quit,
    letGo: () => {
      stdin.setRawMode(false);
      stdin.pause();
    },
  };
}
