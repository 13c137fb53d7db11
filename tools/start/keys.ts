import { spawn, spawnSync } from 'node:child_process';

/** Opens an address in the desktop's browser, or prints the address without a desktop. */
function open(address: string): void {
  const openers: Readonly<Record<string, readonly string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [program = '', ...before] = openers[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  child.once('error', () => console.log(`  Open ${address}`));
  child.unref();
}

/** Whether this is the foreground process of a terminal: reading keys in the background (`&`) would stop it. */
export function hasTerminal(): boolean {
  if (!process.stdin.isTTY || process.env['CI'] !== undefined) return false;
  const { stdout } = spawnSync('ps', ['-o', 'pgid=,tpgid=', '-p', String(process.pid)], { encoding: 'utf8' });
  const [own, foreground] = (stdout ?? '').trim().split(/\s+/);
  return own === foreground;
}

/** Prints the keys of the terminal and does what they ask, until one quits. Requires `hasTerminal`. */
export function followKeys(shop: string, platform: string, reset: () => Promise<unknown>): Promise<void> {
  console.log('  o shop   c console   m mail   p phone   r reset   q quit\n');
  const addresses = new Map([
    ['o', shop],
    ['c', `${platform}/_mock`],
    ['m', `${platform}/_mock/mail`],
    ['p', `${platform}/_mock/phone`],
  ]);
  return new Promise((resolve) => {
    const { stdin } = process;
    stdin.setRawMode(true).setEncoding('utf8');
    stdin.on('error', () => resolve()); // A closed terminal.
    stdin.on('data', (key) => {
      const address = addresses.get(String(key));
      if (address !== undefined) open(address);
      if (String(key) === 'r') void reset().then(() => console.log('  The world is reset.'));
      // With Ctrl-C and Ctrl-D, which a terminal in raw mode does not handle.
      if (['q', '\u0003', '\u0004'].includes(String(key))) {
        stdin.setRawMode(false).pause();
        resolve();
      }
    });
  });
}
