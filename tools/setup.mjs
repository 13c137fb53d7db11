// node tools/setup.mjs [--browser] [script arguments...]
// Prepares a clone: installs the packages, generates the types of the API description, and with --browser gets a Chromium
// for the browser tests and an nginx for those of the deployment guide. Then it runs the script. Plain JavaScript without
// dependencies, because it runs before they are installed and on any Node from version 20 on.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The packages of Debian and Ubuntu that the deployment guide needs; nginx-common has the types of files. */
const NGINX_PACKAGES = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];
/** The headless shell first: Chromium without windows, which runs a test in two thirds of the time. */
const SHELL_NAME = 'chromium-headless-shell';
const CHROMIUM_NAMES = [SHELL_NAME, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Ends the set-up with an instruction. */
function stop(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/** Runs a program with its output on the screen; returns its exit code. */
const run = (program, args, options = {}) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

const isNodeFrom = (wantedMajor, wantedMinor) => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
};

/** The package with Node for this machine, which the lock file may not have (decision 11). */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Checks the machine's Node: it runs this set-up, and the scripts where no Node package exists for the machine. */
function checkNode() {
  const { optionalDependencies } = JSON.parse(read(join(root, 'package.json')));
  const [major, minor] = nodePackage in optionalDependencies ? [20, 19] : [24, 15];
  if (!isNodeFrom(major, minor))
    stop(`On this machine the project needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
}

const npmProgram = () => process.env.npm_execpath ?? stop('Start this through npm: npm start, or npm test.');

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Installs the lockfile with npm ci, unless it is already installed. */
function installPackages() {
  const stamp = join(root, 'node_modules', '.setup-stamp');
  const wanted = hashOf(['package-lock.json']);
  if (read(stamp) === wanted) return;
  console.log('Installing the packages of package-lock.json, about a minute the first time ...');
  // The user's own Node, because npm ci removes the one in node_modules.
  const node = process.env.npm_node_execpath ?? process.execPath;
  if (run(node, [npmProgram(), 'ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    stop('The packages could not be installed; the lines above say why.');
  writeFileSync(stamp, wanted);
}

/** The description and everything that turns it into types. */
const sourcesOfTypes = () => [
  ...readdirSync(join(root, 'openapi'), { recursive: true })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join('openapi', name)),
  'tools/openapi-codegen/generate.ts',
  'redocly.yaml',
  'package-lock.json',
];

/** Generates the types and the bundled document of the description, unless those on disk belong to it. */
function generateTypes() {
  const stamp = join(root, 'openapi', 'generated', '.stamp');
  const wanted = hashOf(sourcesOfTypes());
  if (read(stamp) === wanted) return;
  console.log('Generating the types of the API description ...');
  // Through npm, which puts the Node of the lock file first in PATH.
  if (run(process.execPath, [npmProgram(), 'exec', '--call', 'node tools/openapi-codegen/generate.ts']) !== 0)
    stop('The types of the API description could not be generated; the lines above say why.');
  writeFileSync(stamp, wanted);
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

const canUseApt = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;

const apt = (...args) =>
  run('apt-get', ['-o', 'DPkg::Lock::Timeout=600', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }) === 0;

let newLists = null;

/** Fetches the lists of packages, once. */
const hasNewLists = () => (newLists ??= apt('update', '-qq'));

/** The path of a Chromium, which it gets where there is none; an empty text for Playwright's own. */
function chromiumPath(note) {
  const found = process.env.CHROMIUM_PATH || onPath(CHROMIUM_NAMES);
  if (found !== undefined) return found;
  if (existsSync(note) && read(note) === '') return '';
  console.log('There is no Chromium on this machine yet; getting one for the browser tests ...');
  if (canUseApt() && hasNewLists() && apt('install', '-y', '-qq', '--no-install-recommends', SHELL_NAME)) {
    const installed = onPath(CHROMIUM_NAMES);
    if (installed !== undefined) return installed;
  }
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if (run(process.execPath, [cli, 'install', '--only-shell', 'chromium']) === 0) return '';
  return stop(
    'The browser tests need Chromium. Install it, or set CHROMIUM_PATH to a Chromium or Chrome, and try again.',
  );
}

/** Finds or installs a Chromium and stores its path for the tests. */
function findBrowser() {
  const note = join(root, '.cache', 'chromium-path');
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, chromiumPath(note));
}

/**
 * Unpacks nginx with its brotli module into .cache. Installing the packages would start a web server on port 80, now and at
 * each boot. Without nginx the tests of the deployment guide are skipped; the folder means that it is not tried again.
 */
function unpackNginx() {
  const folder = join(root, '.cache', 'nginx');
  const hasTools = onPath(['apt-get']) !== undefined && onPath(['dpkg-deb']) !== undefined;
  if (!hasTools || existsSync(folder)) return;
  console.log('Getting an nginx with brotli for the tests of the deployment guide ...');
  mkdirSync(folder, { recursive: true });
  if (canUseApt() && !hasNewLists()) return;
  // As root, because apt's own account may not write into this folder.
  run('apt-get', ['-o', 'APT::Sandbox::User=root', 'download', '-qq', ...NGINX_PACKAGES], { cwd: folder });
  for (const file of readdirSync(folder)) {
    run('dpkg-deb', ['-x', file, '.'], { cwd: folder });
    rmSync(join(folder, file));
  }
}

/**
 * Runs a script with its arguments. In this process, except in the command that installed the packages: the machine's own
 * Node started that one, so the script gets a process on the Node of the lock file. `node setup && node script` would keep
 * the machine's Node, because a shell remembers where it found a program.
 */
async function runScript(script, args) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const shipped = join(root, 'node_modules', nodePackage, 'bin', program);
  const file = join(root, script);
  if (!existsSync(shipped) || realpathSync(shipped) === realpathSync(process.execPath)) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(shipped, [file, ...args], { stdio: 'inherit' });
  // Ctrl-C in a terminal reaches both processes, other signals only this one.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}

const args = process.argv.slice(2);
const needsBrowser = args[0] === '--browser';
const [script, ...scriptArgs] = needsBrowser ? args.slice(1) : args;

checkNode();
installPackages();
generateTypes();
if (needsBrowser && !scriptArgs.includes('--help')) {
  unpackNginx();
  findBrowser();
}
if (script !== undefined) await runScript(script, scriptArgs);
